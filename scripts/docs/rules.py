"""Holds the pages about rules true: each page's example week is checked, mended, and checked again.

    rules.py MANTEL [PAGE…]
    rules.py --show MANTEL [PAGE…]      prints what mantel says of each page's week, to write it by

Without a page it takes every page of docs/rules. A page's household is what the index's table
gives, and over it the page's own ```json blocks: each stands below a line that names its file, such
as `tags/fish.json`. A block without a file's name above it is a way to mend the week: members of the
plan, each of which replaces the slot of its name. The ```console block says what `mantel validate`
prints of the week as it is; with each mend, nothing of the page's codes may be left and nothing else
come. The codes are those whose diagnostics the page links to.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

from follow import fits, transcript

DAY = "2026-11-30 18:00:00"
ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../.."))
FOLDER = os.path.join(ROOT, "docs/rules")
INDEX = "README.md"


def blocks(text):
    """The page's blocks: ("file", path, text), ("mend", text) or ("console", text)."""
    for match in re.finditer(r"([^\n]*)\n\n```(json|console)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        above, language, content = match.groups()
        named = re.search(r"`([\w./-]+\.json)`:?$", above)
        if language == "console":
            yield "console", content
        elif named:
            yield "file", named[1], content
        else:
            yield "mend", content


def kitchen():
    """The files that the index gives for all pages."""
    with open(os.path.join(FOLDER, INDEX), encoding="utf-8") as file:
        return dict(re.findall(r"^\| `([\w./-]+\.json)` \| `(.*)` \|$", file.read(), re.MULTILINE))


def codes(text):
    return set(re.findall(r"\]\(\.\./diagnostics/([a-z-]+)\.md\)", text))


class Household:
    """A household in a folder of its own, for which mantel is run."""

    def __init__(self, mantel, folder, files):
        self.mantel, self.folder = mantel, os.path.join(folder, "house")
        os.makedirs(self.folder)
        self.environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": folder,
            "LC_ALL": "C.UTF-8",
            "TZ": "Europe/Madrid",
            "NO_COLOR": "1",
            "NO_FAKE_STAT": "1",
            "GIT_CONFIG_NOSYSTEM": "1",
        }
        subprocess.run(["git", "init", "-q", self.folder], env=self.environment, check=True)
        for path, text in files.items():
            self.write(path, text)

    def write(self, path, text):
        whole = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(whole), exist_ok=True)
        with open(whole, "w", encoding="utf-8") as file:
            file.write(text)

    def run(self, *words):
        """What a command prints."""
        return subprocess.run(
            ["faketime", "-f", "@" + DAY, self.mantel, *words],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ).stdout

    def findings(self):
        """The codes of all that is found."""
        shown = json.loads(self.run("validate", "--history", "--json"))
        return {finding["code"] for finding in shown["diagnostics"]}


def check(mantel, page, show):
    name = os.path.relpath(page, ROOT)
    with open(page, encoding="utf-8") as file:
        text = file.read()
    parts = list(blocks(text))
    files = kitchen() | {part[1]: part[2] for part in parts if part[0] == "file"}
    plans = [path for path in files if path.startswith("plans/")]
    consoles = [part[1] for part in parts if part[0] == "console"]
    mends = [part[1] for part in parts if part[0] == "mend"]
    wanted = codes(text)
    if not (len(plans) == len(consoles) == 1 and mends and wanted):
        print(f"{name}: a page has one week, one transcript, a mend and its diagnostics")
        return 1
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        household = Household(mantel, folder, files)
        for command, expected in transcript(consoles[0]):
            shown = household.run(*command.split()[1:]).splitlines()
            if show:
                print(f"$ {command}\n" + "\n".join(shown))
            elif not fits(shown, expected):
                failures += 1
                print(f"{name}: $ {command}\n--- the page says\n" + "\n".join(expected))
                print("--- it prints\n" + "\n".join(shown) + "\n")
        found = household.findings()
        if not found & wanted:
            failures += 1
            print(f"{name}: its week breaks nothing of {', '.join(sorted(wanted))}")
        for mend in mends:
            week = json.loads(files[plans[0]]) | json.loads("{" + mend + "}")
            household.write(plans[0], json.dumps(week, ensure_ascii=False, indent=2))
            left = household.findings()
            if not left <= found - wanted:
                failures += 1
                print(f"{name}: with this, it finds {', '.join(sorted(left))}:\n{mend}")
    print(f"{name}: " + ("as written" if failures == 0 else f"{failures} differ"))
    return failures


def main():
    arguments = sys.argv[1:]
    show = arguments[:1] == ["--show"]
    mantel, *pages = arguments[show:]
    if not shutil.which("faketime"):
        sys.exit("rules.py: faketime is needed")
    every = sorted(os.listdir(FOLDER))
    pages = pages or [os.path.join(FOLDER, page) for page in every if page != INDEX]
    # Each is looked at, also after one that differs.
    if sum([check(os.path.realpath(mantel), page, show) for page in pages]):
        sys.exit(1)


if __name__ == "__main__":
    main()
