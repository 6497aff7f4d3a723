"""Runs commands and says what they cost."""

import dataclasses
import os
import subprocess
import sys
import tempfile
import time


@dataclasses.dataclass
class Cost:
    """Seconds on the clock, seconds of the processors, and the most bytes in memory at once."""

    wall: float
    processor: float
    peak: int


def run(*command, folder=None, output=None):
    """Runs a command to its end and measures it with all processes that it starts.

    The peak is the one of the largest process. A command that fails ends the whole measurement,
    with what it printed.
    """
    with tempfile.TemporaryFile() as printed, open(output or os.devnull, "wb") as file:
        start = time.monotonic()
        process = subprocess.Popen(
            [str(part) for part in command],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=file if output else printed,
            stderr=printed,
        )
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            printed.seek(0)
            sys.stderr.write(printed.read().decode(errors="replace")[-4000:])
            line = " ".join(str(part) for part in command[:8])
            sys.exit(f"run.py: '{line}' failed with status {process.returncode}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)


def output_of(*command):
    """What a command prints on standard output."""
    command = [str(part) for part in command]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def least(costs):
    """The least of each figure: what a busy machine adds is no cost of the command."""
    costs = list(costs)
    return Cost(
        min(cost.wall for cost in costs),
        min(cost.processor for cost in costs),
        min(cost.peak for cost in costs),
    )


def progress(text):
    """Says on standard error what takes its time now."""
    print(f"… {text}", file=sys.stderr, flush=True)
