"""The generator itself: over thousands of files, beside `cat` of the same files."""

import pathlib

import corpus
import processes
import table

#: Seconds and bytes that each build of the tool should not exceed, over 5,000 files.
AIMS = {"release": (0.5, 150e6), "debug": (2.0, None)}


def build(root, configuration):
    """Builds the tool and returns its path."""
    processes.progress(f"building the tool, {configuration}")
    command = ["swift", "build", "-c", configuration, "--package-path", root]
    processes.run(*command, "--product", "understudy")
    path = processes.output_of(*command, "--show-bin-path")
    return pathlib.Path(path) / "understudy"


def rows(tools, files, rounds, folder):
    """Prints the table for the given tools, a path for each configuration."""
    sources = folder / "corpus"
    processes.progress(f"writing {files} files")
    corpus.write(files, sources)
    paths = sorted(sources.rglob("*.swift"))
    size = sum(path.stat().st_size for path in paths)
    lines = sum(path.read_bytes().count(b"\n") for path in paths)
    costs = {name: [] for name in ["cat", *tools]}
    for _ in range(rounds):
        # In a shell, since no command line holds so many paths.
        cat = f"find '{sources}' -name '*.swift' -print0 | xargs -0 cat"
        costs["cat"].append(processes.run("sh", "-c", cat, output=folder / "all.swift"))
        for name, path in tools.items():
            output = folder / f"{name}.swift"
            # An output that is there and the same would not be written.
            output.unlink(missing_ok=True)
            costs[name].append(
                processes.run(path, "generate", sources, "--output", output, "--quiet")
            )
    baseline = processes.least(costs.pop("cat"))
    lines_of_table = [
        ["`cat` of all files", table.seconds(baseline.wall), table.seconds(baseline.processor)]
        + ["", "1.00", "", ""]
    ]
    for name, measured in costs.items():
        cost = processes.least(measured)
        seconds, peak = AIMS[name]
        aims = f"{seconds:g} s" + (f", {table.megabytes(peak)}" if peak else "")
        met = cost.wall <= seconds and (peak is None or cost.peak <= peak)
        lines_of_table.append(
            [
                f"`understudy generate`, {name} build",
                table.seconds(cost.wall),
                table.seconds(cost.processor),
                table.megabytes(cost.peak),
                table.ratio(cost.wall, baseline.wall),
                aims if files == 5000 else "",
                ("yes" if met else "**no**") if files == 5000 else "",
            ]
        )
    table.show(
        "The tool",
        ["work", "time", "processors", "peak memory", "ratio", "aim", "reached"],
        lines_of_table,
        f"{len(paths):,} files, {lines:,} lines, {size / 1e6:.1f} MB, {2 * files:,} protocols.",
    )
