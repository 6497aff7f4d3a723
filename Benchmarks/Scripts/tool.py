"""The generator itself: over thousands of files, beside `cat` of the same files."""

import pathlib
import shutil

import corpus
import processes
import table

#: The builds of the tool, with the seconds and bytes that each should not exceed over 5,000 files.
BUILDS = {
    "release": (["-c", "release"], (0.5, 150e6)),
    "debug": ([], (None, None)),
    "debug, optimized generator": (["--traits", "OptimizedGenerator"], (2.0, None)),
}


def build(root, name, folder):
    """Builds the tool and returns the path of a copy, since the next build replaces it."""
    processes.progress(f"building the tool, {name}")
    command = ["swift", "build", "--package-path", root, *BUILDS[name][0]]
    processes.run(*command, "--product", "understudy")
    path = pathlib.Path(processes.output_of(*command, "--show-bin-path")) / "understudy"
    copy = folder / name.replace(", ", "-").replace(" ", "-")
    copy.mkdir()
    return shutil.copy2(path, copy)


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
        seconds, peak = BUILDS[name][1]
        aims = f"{seconds:g} s" if seconds else ""
        aims += f", {table.megabytes(peak)}" if peak else ""
        met = seconds and cost.wall <= seconds and (peak is None or cost.peak <= peak)
        lines_of_table.append(
            [
                f"`understudy generate`, {name}",
                table.seconds(cost.wall),
                table.seconds(cost.processor),
                table.megabytes(cost.peak),
                table.ratio(cost.wall, baseline.wall),
                aims if files == 5000 else "",
                ("yes" if met else "**no**") if files == 5000 and seconds else "",
            ]
        )
    table.show(
        "The tool",
        ["work", "time", "processors", "peak memory", "ratio", "aim", "reached"],
        lines_of_table,
        f"{len(paths):,} files, {lines:,} lines, {size / 1e6:.1f} MB, {2 * files:,} protocols.",
    )
