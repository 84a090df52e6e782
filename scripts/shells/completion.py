"""Presses the tab key in real shells and looks at what they make of the line.

    completion.py MANTEL [SHELL…]      bash, zsh and fish unless said

Each shell runs on a terminal of its own, in a copy of the sample household. There `mantel` is a
function that prints its words, so what the shell would have run is read and not guessed from
the screen; the completion itself calls the program.
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

SAMPLES = os.path.join(os.path.dirname(__file__), "..", "..", "samples", "household")

# What is typed (a tab as \t), and the words that the shell then runs. `ID` is the newest commit.
LINES = [
    ("mantel vali\t", ["validate"]),
    ("mantel dish sho\tcrema-de-calabac\t", ["dish", "show", "crema-de-calabacin"]),
    ("mantel set lun.ce\tsalmon\t", ["set", "lun.cena", "salmon-al-horno"]),
    ("mantel set lun.cena crema de calabac\t", ["set", "lun.cena", "crema", "de", "calabacin"]),
    ("mantel set lun.cena Crema-de-calabac\t", ["set", "lun.cena", "crema-de-calabacin"]),
    ("mantel set lun.cena x + salmon\t", ["set", "lun.cena", "x", "+", "salmon-al-horno"]),
    ("mantel week pas\t", ["week", "pasada"]),
    ("mantel set lun.cena x --serv\t4", ["set", "lun.cena", "x", "--servings", "4"]),
    ("mantel --color alw\tweek", ["--color", "always", "week"]),
    ("mantel --color=alw\tweek", ["--color=always", "week"]),
    ("mantel explain unknown-ta\t", ["explain", "unknown-tag"]),
    ("mantel person show nor\t", ["person", "show", "nora"]),
    ("mantel -p nor\tweek", ["-p", "nora", "week"]),
    ("mantel food show aceite-de-o\t", ["food", "show", "aceite-de-oliva"]),
    ("mantel undo ID\t", ["undo", "FULL"]),
    ("mantel semana pas\t", ["semana", "pasada"]),
    ("mantel fmt mante\t", ["fmt", "mantel.json"]),
]

# What is typed before the tab, and what the list below the line must show.
LISTS = [
    ("zsh", "mantel dish show crema-\t\t", "Crema de calabacín"),
    ("fish", "mantel dish show crema-\t\t", "Crema de calabacín"),
    ("bash", "mantel dish show ensalada-\t\t", "ensalada-mixta"),
]

START = {
    "bash": (
        ["bash", "--norc", "--noprofile", "-i"],
        "PS1='READY> '; bind 'set bell-style none'; source <(command mantel completions bash); "
        "mantel() { printf '<%s>' \"$@\"; echo; }; echo LOADED\n",
    ),
    "zsh": (
        ["zsh", "-f", "-i"],
        "PS1='READY> '; unsetopt zle_bracketed_paste beep; autoload -Uz compinit; compinit -u; "
        "source <(command mantel completions zsh); "
        "mantel() { printf '<%s>' \"$@\"; echo }; echo LOADED\n",
    ),
    "fish": (
        ["fish", "--no-config", "-i"],
        "function fish_prompt; echo 'READY> '; end; command mantel completions fish | source; "
        "function mantel; printf '<%s>' $argv; echo; end; echo LOADED\n",
    ),
}


class Terminal:
    """A shell on a terminal of its own."""

    def __init__(self, arguments, folder, environment):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.execvpe(arguments[0], arguments, environment)

    def send(self, text):
        os.write(self.fd, text.encode())

    def read(self, quiet=0.25, limit=10.0, until=None, first=None):
        """What is printed until it has been quiet for a moment, or until a text is there.

        `first` is how long the first of it may take, where that is longer than a moment.
        """
        output, end = b"", time.monotonic() + limit
        while time.monotonic() < end:
            wait = limit if until else quiet if output else first or quiet
            if not select.select([self.fd], [], [], min(wait, end - time.monotonic()))[0]:
                break
            try:
                output += os.read(self.fd, 65536)
            except OSError:
                break
            # A shell that asks what terminal this is waits for an answer.
            if b"\x1b[c" in output or b"\x1b[0c" in output:
                os.write(self.fd, b"\x1b[?6c")
                output = output.replace(b"\x1b[c", b"").replace(b"\x1b[0c", b"")
            if until and until in output:
                break
        return output.decode(errors="replace")

    def close(self):
        os.close(self.fd)
        os.waitpid(self.pid, 0)


def household(folder):
    """A copy of the samples with two commits and an alias."""
    root = os.path.join(folder, "casa")
    shutil.copytree(SAMPLES, root)
    identity = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
    for command in (
        ["init", "-q", "-b", "main"],
        ["add", "-A"],
        identity + ["commit", "-q", "-m", "first"],
        ["config", "mantel.alias.semana", "week"],
    ):
        subprocess.run(["git", "-C", root, *command], check=True)
    head = subprocess.run(
        ["git", "-C", root, "rev-parse", "HEAD"], check=True, capture_output=True, text=True
    ).stdout
    return root, head


def environment(mantel, folder):
    return {
        "PATH": os.path.dirname(mantel) + ":/usr/bin:/bin",
        "HOME": folder,
        "TERM": "xterm",
        "LC_ALL": "C.UTF-8",
        "LINES": "24",
        "COLUMNS": "80",
    }


def press(terminal, keys):
    """Types a line, waiting after each tab for what it makes."""
    shown = ""
    for part in re.split("(\t)", keys):
        if part:
            terminal.send(part)
            # On a busy machine the program may take longer to answer than a moment.
            shown += terminal.read(first=2.0 if part == "\t" else None)
    return shown


def check(shell, mantel):
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        root, head = household(folder)
        arguments, setup = START[shell]
        terminal = Terminal(arguments, root, environment(mantel, folder))
        terminal.read(quiet=1)
        terminal.send(setup)
        terminal.read(until=b"\nLOADED")
        terminal.read()
        for keys, words in LINES:
            keys = keys.replace("ID", head[:3])
            words = [head[:7] if word == "FULL" else word for word in words]
            shown = press(terminal, keys)
            terminal.send("\r")
            shown += terminal.read(until=b">\r\n", limit=3)
            expected = "".join(f"<{word}>" for word in words)
            if expected not in shown:
                failures += 1
                print(f"{shell}: {keys!r} should run {expected}, but shows {shown!r}")
            terminal.read()
        for name, keys, text in LISTS:
            if name != shell:
                continue
            shown = press(terminal, keys)
            if text not in shown:
                failures += 1
                print(f"{shell}: {keys!r} should list {text!r}, but shows {shown!r}")
            terminal.send("\x03")
            terminal.read()
        terminal.close()
    count = len(LINES) + sum(1 for name, _, _ in LISTS if name == shell)
    print(f"{shell}: {count - failures} of {count} lines completed as expected")
    return failures


def main():
    mantel = os.path.realpath(sys.argv[1])
    shells = sys.argv[2:] or list(START)
    if sum(check(shell, mantel) for shell in shells):
        sys.exit(1)


if __name__ == "__main__":
    main()
