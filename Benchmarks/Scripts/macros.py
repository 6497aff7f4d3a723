"""What the macros add to a build."""

import shutil

import packages
import processes
import table

MOCKS = "Tests/ShopTests/Mocks.swift"


def one_mock(root, rounds, folder):
    """Prints the table for the clean build of a package with one mocked protocol.

    The aim is for what the macro adds to a package that has the library anyway.
    """
    variants = {
        "a handler class": packages.write(folder / "macro-none", 1),
        "Understudy, no mock": packages.write(folder / "macro-library", 1, root),
        "a protocol with the macro": packages.write(folder / "macro-one", 1, root, "@Mockable"),
    }
    handler = next(iter(variants))
    (variants[handler] / MOCKS).write_text(packages.handlers(1))
    costs = {name: [] for name in variants}
    for number in range(rounds):
        for name, package in variants.items():
            processes.progress(f"round {number + 1}: clean build, {name}")
            shutil.rmtree(package / ".build", ignore_errors=True)
            costs[name].append(processes.run("swift", "build", "--build-tests", folder=package))
    least = {name: processes.least(measured) for name, measured in costs.items()}
    baseline = least[handler]
    without, with_macro = list(least)[1:]
    aim = 1.3 * least[without].wall
    table.show(
        "Clean build of a package with one protocol mocked by the macro, debug",
        ["package with", "time", "ratio", "processors", "ratio", "aim", "reached"],
        [
            [
                name,
                table.seconds(cost.wall),
                table.ratio(cost.wall, baseline.wall),
                table.seconds(cost.processor),
                table.ratio(cost.processor, baseline.processor),
                f"{table.seconds(aim)}, 1.3 of the line above" if name == with_macro else "",
                table.reached(cost.wall, aim) if name == with_macro else "",
            ]
            for name, cost in least.items()
        ],
    )


def many_mocks(root, rounds, folder, count=100):
    """Prints the table for a target with many mocked protocols, dependencies built before."""
    variants = {
        "no mocks": packages.write(folder / "macros-none", count, root, "/* no macro */"),
        "mocks that none builds on": packages.write(
            folder / "macros-final", count, root, "@Mockable(inheritable: false)"
        ),
        "mocks": packages.write(folder / "macros-all", count, root, "@Mockable"),
    }
    for name, package in variants.items():
        processes.progress(f"building the dependencies: {name}")
        processes.run("swift", "build", "--target", "Shop", folder=package)
    costs = {name: [] for name in variants}
    for number in range(rounds):
        for name, package in variants.items():
            processes.progress(f"round {number + 1}: {name}")
            source = package / "Sources/Shop/Shop.swift"
            source.write_text(source.read_text() + "\n")
            costs[name].append(processes.run("swift", "build", "--target", "Shop", folder=package))
    least = {name: processes.least(measured).processor for name, measured in costs.items()}
    none = least["no mocks"]
    table.show(
        f"Compiling a target with {count} protocols of ten members, debug",
        ["protocols with", "processors", "each mock"],
        [
            [name, table.seconds(cost), f"{(cost - none) / count * 1000:.0f} ms"]
            for name, cost in least.items()
        ],
        "Processor seconds of `swift build`; all dependencies are built before.",
    )
