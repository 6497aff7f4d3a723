#!/usr/bin/env python3
"""Measures Understudy and prints tables in Markdown: calls, the tool, the build of mocks.

Every table compares within one run. Progress goes to standard error. See README.md.
"""

import argparse
import pathlib
import sys
import tempfile

BENCHMARKS = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(BENCHMARKS / "Scripts"))
sys.dont_write_bytecode = True

import compiling  # noqa: E402
import macros  # noqa: E402
import processes  # noqa: E402
import tool  # noqa: E402

PARTS = ["calls", "tool", "compiling", "clean", "macros"]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS)}; or all"
    )
    parser.add_argument("--rounds", type=int, default=3, help="rounds of builds (default: 3)")
    parser.add_argument("--files", type=int, default=5000, help="files for the tool to read")
    parser.add_argument("--tool", type=pathlib.Path, help="a built tool, instead of this package's")
    given = parser.parse_args()
    for part in given.parts:
        if part not in PARTS:
            parser.error(f"no part is called '{part}'; there are {', '.join(PARTS)}")
    if given.rounds < 1 or given.files < 1:
        parser.error("the numbers of rounds and files must be at least 1")
    return given


def calls():
    for configuration in ["release", "debug"]:
        processes.progress(f"building and running the benchmarks, {configuration}")
        command = ["swift", "build", "-c", configuration, "--package-path", BENCHMARKS]
        # The build system can miss what changed in a package that is a folder beside.
        processes.run("swift", "package", "--package-path", BENCHMARKS, "clean")
        processes.run(*command)
        folder = processes.output_of(*command, "--show-bin-path")
        print(processes.output_of(f"{folder}/benchmarks") + "\n", flush=True)


def main():
    given = arguments()
    parts = given.parts or PARTS
    root = BENCHMARKS.parent
    tools = {}
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        if given.tool:
            tools["release"] = given.tool.resolve()
        elif set(parts) - {"calls", "macros"}:
            names = tool.BUILDS if "tool" in parts else ["release"]
            tools = {name: tool.build(root, name, folder) for name in names}
        if "calls" in parts:
            calls()
        if "tool" in parts:
            tool.rows(tools, given.files, max(given.rounds, 5), folder)
        if "compiling" in parts:
            compiling.many_mocks(root, tools["release"], given.rounds, folder)
        if "clean" in parts:
            compiling.one_mock(root, tools["release"], min(given.rounds, 2), folder)
        if "macros" in parts:
            macros.one_mock(root, min(given.rounds, 2), folder)
            macros.many_mocks(root, given.rounds, folder)


if __name__ == "__main__":
    main()
