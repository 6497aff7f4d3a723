"""What mocks add to the build of a test target."""

import shutil

import packages
import processes
import table

MOCKS = "Tests/ShopTests/Mocks.swift"


def generate(tool, package):
    """Lets the tool write the mocks of the package's protocols."""
    output = package / MOCKS
    command = [tool, "generate", package / "Sources", "--import", "Shop", "--output", output]
    processes.run(*command, "--quiet")


def forget_tests(package):
    """Throws away what was compiled of the tests, so that only they are compiled next."""
    for path in (package / ".build" / "debug" / "ShopTests.build").glob("*"):
        # The build system writes this one only when the package changes.
        if path.name != "output-file-map.json" and path.is_file():
            path.unlink()


def many_mocks(root, tool, rounds, folder, count=100):
    """Prints the table for a test target with many mocks, dependencies built before."""
    variants = {
        "no mocks": packages.write(folder / "none", count),
        "classes with a counter and a handler per member": packages.write(
            folder / "handlers", count
        ),
        "generated mocks": packages.write(folder / "mocks", count, understudy=root),
    }
    none, handlers, mocks = variants
    (variants[handlers] / MOCKS).write_text(packages.handlers(count))
    generate(tool, variants[mocks])
    for name, package in variants.items():
        processes.progress(f"building the dependencies: {name}")
        processes.run("swift", "build", "--target", "Shop", folder=package)
    processes.run("swift", "build", "--target", "Understudy", folder=variants[mocks])
    costs = {name: [] for name in variants}
    for number in range(rounds):
        for name, package in variants.items():
            processes.progress(f"round {number + 1}: {name}")
            forget_tests(package)
            costs[name].append(processes.run("swift", "build", "--build-tests", folder=package))
    least = {name: processes.least(measured) for name, measured in costs.items()}
    baseline = least[handlers].processor
    added = baseline - least[none].processor
    rows = []
    for name, cost in least.items():
        own = cost.processor - least[none].processor
        lines = len((variants[name] / MOCKS).read_text().splitlines()) if name != none else 0
        rows.append(
            [
                name,
                f"{lines:,}",
                table.seconds(cost.processor),
                table.ratio(cost.processor, baseline),
                table.seconds(own),
                table.ratio(own, added),
                "1" if name == mocks else "",
                table.reached(cost.processor, baseline) if name == mocks else "",
            ]
        )
    table.show(
        f"Compiling a test target with {count} mocks of ten members, debug",
        ["tests with", "lines", "processors", "ratio", "mocks alone", "ratio", "aim", "reached"],
        rows,
        "Processor seconds of `swift build --build-tests`; all dependencies are built before.",
    )


def one_mock(root, tool, rounds, folder):
    """Prints the table for the clean build of a package with one mock."""
    variants = {
        "a handler class": packages.write(folder / "one-handler", 1),
        "a generated mock, with Understudy": packages.write(folder / "one-mock", 1, root),
    }
    handler, mock = variants
    (variants[handler] / MOCKS).write_text(packages.handlers(1))
    generate(tool, variants[mock])
    costs = {name: [] for name in variants}
    for number in range(rounds):
        for name, package in variants.items():
            processes.progress(f"round {number + 1}: clean build, {name}")
            shutil.rmtree(package / ".build", ignore_errors=True)
            costs[name].append(processes.run("swift", "build", "--build-tests", folder=package))
    least = {name: processes.least(measured) for name, measured in costs.items()}
    table.show(
        "Clean build of a package with one mock, debug",
        ["tests with", "time", "processors", "ratio"],
        [
            [
                name,
                table.seconds(cost.wall),
                table.seconds(cost.processor),
                table.ratio(cost.processor, least[handler].processor),
            ]
            for name, cost in least.items()
        ],
    )
