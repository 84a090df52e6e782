"""Follows a page of the documentation to the letter: runs its commands and compares what they print.

    follow.py MANTEL PAGE…
    follow.py --show MANTEL PAGE…      prints what a page's commands print, to write it by

A page's ```console blocks are transcripts: a line that begins with `$ ` is typed, the lines below
it are what must be printed, where `…` alone on a line stands for any lines and `…` within one for
any text. All blocks of a page run one after the other in one folder, on a day of the page's own
(`<!-- day: 2026-11-30 18:00 -->`), with nobody's configuration but the page's.

What a reader does outside the terminal stands in comments before a block:

    <!-- does: sed -i s/2/3/ dishes/paella.json -->     a command that isn't shown; the editor
                                                         is the program ~/.bin/editor
    <!-- types: 1 | n | Ana, Nora -->                   answers at the prompts of the next command
"""

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time


def steps(text):
    """The page's steps: ("does", command) or ("runs", command, expected lines, answers)."""
    answers = None
    pattern = r"<!-- (does|types): (.*?) -->|^```console\n(.*?)^```"
    for match in re.finditer(pattern, text, re.MULTILINE | re.DOTALL):
        if match[1] == "does":
            yield "does", match[2]
        elif match[1] == "types":
            answers = [answer.strip() for answer in match[2].split("|")]
        else:
            for command, expected in transcript(match[3]):
                yield "runs", command, expected, answers
                answers = None


def transcript(block):
    command, expected = None, []
    for line in block.splitlines():
        if line.startswith("$ "):
            if command is not None:
                yield command, expected
            command, expected = line[2:], []
        else:
            expected.append(line)
    if command is not None:
        yield command, expected


def fits(shown, expected):
    """Whether lines are as expected."""
    parts = []
    for line in expected:
        if line.strip() == "…":
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(r".*?".join(re.escape(part) for part in line.rstrip().split("…")) + r"[ \t]*\n")
    return re.fullmatch("".join(parts), "".join(line.rstrip() + "\n" for line in shown)) is not None


def on_terminal(command, answers, folder, environment):
    """Runs a command on a terminal of 80 columns, answering its prompts; the lines shown."""
    pid, fd = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.execvpe("bash", ["bash", "-c", "stty cols 80 rows 60; " + command], environment)
    output, answers, end = b"", list(answers), time.monotonic() + 60
    while time.monotonic() < end:
        # A prompt is a line that doesn't end, after which nothing comes until it is answered.
        if select.select([fd], [], [], 0.5)[0]:
            try:
                data = os.read(fd, 65536)
            except OSError:
                break
            if not data:
                break
            output += data
        elif answers and output.endswith(b" "):
            os.write(fd, (answers.pop(0) + "\n").encode())
    os.close(fd)
    os.waitpid(pid, 0)
    text = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", output.decode(errors="replace"))
    return text.replace("\r\n", "\n").splitlines()


def follow(mantel, page, show):
    text = open(page, encoding="utf-8").read()
    day = re.search(r"<!-- day: (.*?) -->", text)
    language = re.search(r"<!-- language: (.*?) -->", text)
    failures = count = 0
    with tempfile.TemporaryDirectory() as home:
        folder = os.path.join(home, "ana")
        programs = os.path.join(folder, ".bin")
        os.makedirs(programs)
        os.symlink(mantel, os.path.join(programs, "mantel"))
        environment = {
            "PATH": programs + ":/usr/bin:/bin",
            "HOME": folder,
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm",
            "TZ": "Europe/Madrid",
            "EDITOR": os.path.join(programs, "editor"),
            "NO_COLOR": "1",
            # The files' own times stay true: a write that finds them changed is refused.
            "NO_FAKE_STAT": "1",
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "Ana",
            "GIT_AUTHOR_EMAIL": "ana@example.org",
            "GIT_COMMITTER_NAME": "Ana",
            "GIT_COMMITTER_EMAIL": "ana@example.org",
        }
        before = f"faketime -f '@{day[1]}' " if day else ""
        if language:
            before = f"LC_ALL={language[1]} {before}"
        where = folder
        for kind, command, *rest in steps(text):
            count += 1
            if command.startswith("cd "):
                where = os.path.normpath(os.path.join(where, command[3:].strip()))
                continue
            line = re.sub(r"(^|[;&|] *)mantel\b", rf"\1{before}mantel", command)
            if kind == "does":
                run = subprocess.run(
                    ["bash", "-c", line], cwd=where, env=environment, capture_output=True, text=True
                )
                if run.returncode != 0:
                    failures += 1
                    print(f"{page}: '{command}' fails: {run.stdout}{run.stderr}")
                continue
            expected, answers = rest
            shown = on_terminal(line, answers or [], where, environment)
            if show:
                print(f"$ {command}\n" + "\n".join(shown))
            elif not fits(shown, expected):
                failures += 1
                print(f"{page}: $ {command}\n--- the page says\n" + "\n".join(expected))
                print("--- it prints\n" + "\n".join(shown) + "\n")
    print(f"{page}: {count - failures} of {count} steps as written")
    return failures


def main():
    arguments = sys.argv[1:]
    show = arguments[0] == "--show"
    mantel, pages = os.path.realpath(arguments[show]), arguments[show + 1 :]
    if not shutil.which("faketime"):
        sys.exit("follow.py: faketime is needed")
    if sum(follow(mantel, page, show) for page in pages):
        sys.exit(1)


if __name__ == "__main__":
    main()
