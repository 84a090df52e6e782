"""What a kind's schema takes, `validate` takes, and the other way round.

The oracle is jsonschema's validator for draft 2020-12 with the schemas that the program writes.
Compared are the samples, the broken households of the tests, and samples changed at random. A
document is judged alone, outside any household, so that references play no part.
"""

import copy
import json
import random
import re
import sys
import tempfile
from pathlib import Path

from jsonschema import Draft202012Validator

from support import FIXTURES, SAMPLES, Count, run

MUTATIONS = 500
SEED = 20261201

# Errors that a schema can't say: which days there are, what a key was meant to be, which days
# overlap, newer versions.
BEYOND_A_SCHEMA = {"bad-date", "bad-days", "misspelt-key", "newer-format", "unit-spelling"}

ODD_VALUES = [
    None, True, False, -1, 0, 1, 1.5, 1e9, "", " ", "x", "Ñandú ", "a-b", "2026-02-03",
    "2026-13-01", "25:00", "12:30", "#12345", "#A1b2C3", "400 g", "a" * 300, "a\tb", [], {},
    [None], ["x"], {"x": 1}, {"dish": "x"}, {"tag": "x", "dish": "y"}, "monday-friday", "3d", "0d",
]
ODD_KEYS = ["zzzzzz", "monday.lunch", "monday.brunch", "es", "Ñ", "a b", "monday", "12h", "", "eggs"]


def places(value, place=()):
    """Every place in a document, as the keys and indices that lead to it."""
    yield place
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, place + (key,))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, place + (index,))


def properties(schema):
    """Every key that a schema knows, at any depth."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        for inner in schema.values():
            yield from properties(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from properties(inner)


def mutate(source, document, keys):
    document = copy.deepcopy(document)
    *parents, last = source.choice(list(places(document))[1:] or [(None,)])
    if last is None:
        return source.choice(ODD_VALUES)
    holder = document
    for step in parents:
        holder = holder[step]
    match source.randrange(4):
        case 0:
            del holder[last]
        case 1:
            holder[last] = copy.deepcopy(source.choice(ODD_VALUES))
        case 2 if isinstance(holder, dict):
            holder[source.choice(keys + ODD_KEYS)] = holder.pop(last)
        case _ if isinstance(holder, dict):
            holder[source.choice(keys + ODD_KEYS)] = copy.deepcopy(source.choice(ODD_VALUES))
        case _:
            holder.append(copy.deepcopy(source.choice(ODD_VALUES)))
    return document


class Kinds:
    """The kinds of files with their schemas, and a path that a file of each may have."""

    EXAMPLES = {
        "year": "2026", "week": "2026-W06", "day": "2026-02-03", "first day": "2026-02-03",
    }

    def __init__(self, mantel, folder):
        self.schemas, self.paths, self.patterns = {}, {}, []
        run(mantel, ["schema", "--write", "schemas"], folder)
        for kind in run(mantel, ["schema"], folder)["kinds"]:
            name, path = kind["kind"], kind["path"]
            text = (Path(folder) / "schemas" / f"{name}.schema.json").read_text()
            self.schemas[name] = json.loads(text)
            Draft202012Validator.check_schema(self.schemas[name])
            self.paths[name] = re.sub(
                "<([^>]*)>", lambda match: self.EXAMPLES.get(match[1], "x"), path
            )
            pattern = re.sub("<[^>]*>", "[^/]+", path)
            self.patterns.append((re.compile("(private/)?" + pattern), name))

    def kind(self, path):
        return next((name for pattern, name in self.patterns if pattern.fullmatch(path)), None)


def documents(kinds):
    """Files of the samples and of the broken households: what they are called, kind, text."""
    roots = [SAMPLES, *sorted(path for path in FIXTURES.iterdir() if path.is_dir())]
    for root in roots:
        for path in sorted(root.rglob("*.json")):
            kind = kinds.kind(path.relative_to(root).as_posix())
            if kind and path.is_file():
                yield f"{root.name}/{path.relative_to(root)}", kind, path.read_bytes()


def main(mantel):
    count = Count()
    source = random.Random(SEED)
    with tempfile.TemporaryDirectory() as folder:
        kinds = Kinds(mantel, folder)

        def compare(name, kind, text):
            arguments = ["validate", "-", "--as", kinds.paths[kind]]
            found = run(mantel, arguments, folder, text)["diagnostics"]
            errors = [finding for finding in found if finding["severity"] == "error"]
            if any(finding["category"] == "syntax" for finding in errors):
                return None
            document = json.loads(text.decode("utf-8-sig"))
            validator = Draft202012Validator(kinds.schemas[kind])
            refused = [f"{e.json_path}: {e.message[:60]}" for e in validator.iter_errors(document)]
            said = [e["code"] for e in errors if e["code"] not in BEYOND_A_SCHEMA]
            agree = bool(errors) if refused else not said
            count.check(agree, f"{name}: schema {refused[:2]}, validate {said}")
            return None if refused or errors else document

        valid = []
        for name, kind, text in documents(kinds):
            document = compare(name, kind, text)
            if document is not None:
                valid.append((name, kind, document))
        by_kind = {}
        for name, kind, document in valid:
            by_kind.setdefault(kind, []).append((name, document))
        for number in range(MUTATIONS):
            kind = source.choice(sorted(by_kind))
            name, document = source.choice(by_kind[kind])
            keys = sorted(set(properties(kinds.schemas[kind])))
            changed = mutate(source, document, keys)
            text = json.dumps(changed, ensure_ascii=False).encode()
            compare(f"{name} #{number} {text.decode()[:300]}", kind, text)
    count.end()


if __name__ == "__main__":
    main(sys.argv[1])
