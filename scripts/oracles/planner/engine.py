"""Runs the engine on a household's folder, alone, and reads its answer."""

import json
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PROGRAMS = [ROOT / ".build/release/MantelMeasure", ROOT / ".build/debug/MantelMeasure"]


class EngineError(Exception):
    """The engine ended with an error, or its answer can't be read."""


@dataclass
class Answer:
    document: dict
    # The whole process, from start to end.
    seconds: float
    mebibytes: float
    text: str

    def __getitem__(self, name):
        return self.document[name]

    def seconds_of(self, *parts):
        return sum(self.document["seconds"].get(part, 0) for part in parts)

    @property
    def seconds_to_filled(self):
        """Until the first level was done; all of the engine's where it doesn't tell them apart."""
        return self.seconds_of("prepare", "compile", "filled") if "filled" in self["seconds"] else self.engine_seconds

    @property
    def engine_seconds(self):
        """All but reading the files."""
        return sum(seconds for part, seconds in self.document["seconds"].items() if part != "read")


def find_program():
    return next((program for program in PROGRAMS if program.exists()), None)


def plan(program, household, request, options=(), limit=300):
    command = [str(program), "plan", str(household), *request.arguments(), *options]
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        begin = time.perf_counter()
        process = subprocess.Popen(command, stdout=output, stderr=errors)
        wait(process, limit, command)
        seconds = time.perf_counter() - begin
        output.seek(0), errors.seek(0)
        text = output.read().decode()
        if process.returncode != 0:
            raise EngineError(f"{' '.join(command)}: exit {process.returncode}: {errors.read().decode()[:500]}")
    try:
        document = json.loads(text)
    except ValueError as error:
        raise EngineError(f"{' '.join(command)}: {error}: {text[:200]}") from None
    return Answer(document, seconds, (document.get("peakKibibytes") or 0) / 1024, text)


def wait(process, limit, command):
    """Waits for the end, looking often: a week takes milliseconds."""
    end = time.monotonic() + limit
    pause = 0.0005
    while True:
        if process.poll() is not None:
            return
        if time.monotonic() > end:
            process.kill()
            process.wait()
            raise EngineError(f"{' '.join(command)}: no end after {limit} s")
        time.sleep(pause)
        pause = min(pause * 1.5, 0.02)
