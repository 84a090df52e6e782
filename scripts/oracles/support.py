"""What the oracles share: the program, the samples, the count."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "samples" / "household"
FIXTURES = ROOT / "Tests" / "Fixtures" / "broken"

ENVIRONMENT = {
    "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
    "HOME": "/nonexistent",
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "LC_ALL": "C.UTF-8",
}


def run(mantel, arguments, folder, text=None):
    """Runs the program; its output as JSON."""
    outcome = subprocess.run(
        [mantel, "--json", "--lang", "en", *arguments],
        cwd=folder,
        input=text,
        capture_output=True,
        env=ENVIRONMENT,
        timeout=300,
    )
    if outcome.returncode > 1:
        raise SystemExit(f"{arguments}: {outcome.stderr.decode()}")
    return json.loads(outcome.stdout)


class Count:
    """Counts what passed and prints what failed."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def check(self, is_right, message):
        if is_right:
            self.passed += 1
        else:
            self.failed += 1
            print("FAILED", message)

    def end(self):
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(1 if self.failed else 0)
