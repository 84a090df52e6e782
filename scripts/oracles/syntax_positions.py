"""The first syntax finding stands where no valid JSON can go on.

The oracle is the grammar of RFC 8259, character by character, in lark's LALR parser: it takes a
character exactly when some valid text goes on after it. Files of the samples are changed by a
byte or cut, judged by one run of the program, and the place of each first finding is compared.
"""

import random
import shutil
import sys
import tempfile
from codecs import getincrementaldecoder
from pathlib import Path

from lark import Lark, Token
from lark.lexer import Lexer
from lark.exceptions import UnexpectedToken

from support import SAMPLES, Count, run

MUTATIONS = 400
SEED = 20261201

# What mantel refuses beyond the grammar of RFC 8259.
BEYOND_THE_GRAMMAR = {
    "byte-order-mark", "duplicate-key", "key-twins", "lone-surrogate", "number-out-of-range",
    "too-deep",
}

# Every terminal is one character; `classes` says which characters it stands for.
GRAMMAR = r"""
start: _ws value _ws
_ws: (SPACE | LF)*
value: object | array | string | number | _true | _false | _null
object: LBRACE _ws (member (COMMA _ws member)*)? RBRACE
member: string _ws COLON _ws value _ws
array: LBRACKET _ws (value _ws (COMMA _ws value _ws)*)? RBRACKET
string: QUOTE _char* QUOTE
_char: _plain | BACKSLASH _escape
_plain: SPACE | COMMA | COLON | LBRACE | RBRACE | LBRACKET | RBRACKET | MINUS | PLUS | DOT | SLASH
  | ZERO | NONZERO | BIG_E | HEX_UPPER | OTHER | A | B | C | D | E | F | L | N | R | S | T | U
_escape: QUOTE | BACKSLASH | SLASH | B | F | N | R | T | U _hex _hex _hex _hex
_hex: ZERO | NONZERO | HEX_UPPER | BIG_E | A | B | C | D | E | F
number: MINUS? (ZERO | NONZERO _digit*) (DOT _digit+)? ((E | BIG_E) (PLUS | MINUS)? _digit+)?
_digit: ZERO | NONZERO
_true: T R U E
_false: F A L S E
_null: N U L L
%declare SPACE LF LBRACE RBRACE LBRACKET RBRACKET COMMA COLON QUOTE BACKSLASH SLASH MINUS PLUS DOT
%declare ZERO NONZERO BIG_E HEX_UPPER OTHER CONTROL A B C D E F L N R S T U
"""

CLASSES = {
    " ": "SPACE", "\n": "LF", "\r": "LF", "\t": "LF", "{": "LBRACE", "}": "RBRACE",
    "[": "LBRACKET", "]": "RBRACKET", ",": "COMMA", ":": "COLON", '"': "QUOTE",
    "\\": "BACKSLASH", "/": "SLASH", "-": "MINUS", "+": "PLUS", ".": "DOT", "0": "ZERO",
    "E": "BIG_E", **{digit: "NONZERO" for digit in "123456789"},
    **{letter: "HEX_UPPER" for letter in "ABCDF"},
    **{letter: letter.upper() for letter in "abcdeflnrstu"},
}

class Nothing(Lexer):
    """A lexer that is never asked: characters are fed one by one."""

    def __init__(self, *arguments):
        pass

    def lex(self, *arguments):
        return iter(())


PARSER = Lark(GRAMMAR, parser="lalr", lexer=Nothing)


def terminal(character):
    if character in CLASSES:
        return CLASSES[character]
    return "CONTROL" if character < " " else "OTHER"


def first_bad_byte(data):
    """The offset of the first byte at which no valid text can go on; the length at the end of
    one that is cut short, and None for valid JSON."""
    parser = PARSER.parse_interactive("")
    decoder = getincrementaldecoder("utf-8")()
    for offset, byte in enumerate(data):
        if byte >= 0x80 and "OTHER" not in parser.accepts():
            return offset
        try:
            for character in decoder.decode(bytes([byte])):
                parser.feed_token(Token(terminal(character), character))
        except (UnexpectedToken, UnicodeDecodeError):
            return offset
    return None if "$END" in parser.accepts() else len(data)


def position(data, offset):
    """Line and column, from 1; a column is a Unicode scalar, and a stray byte is one."""
    start = data.rfind(b"\n", 0, offset) + 1
    line = data.count(b"\n", 0, offset) + 1
    return line, len(data[start:offset].decode("utf-8", "surrogateescape")) + 1


def mutate(random_source, data):
    data = bytearray(data)
    place = random_source.randrange(len(data))
    some = b'{}[]:,"\\/0123456789.eE+-truefalsn \n\r\t\x00\x1f\x7f\x80\xc3\xe2\xffx#\''
    match random_source.randrange(5):
        case 0: del data[place]
        case 1: data.insert(place, random_source.choice(some))
        case 2: data[place] = random_source.choice(some)
        case 3: del data[place:]
        case 4: data[place:place + random_source.randrange(1, 6)] = b""
    return bytes(data)


def main(mantel):
    source = random.Random(SEED)
    samples = sorted(SAMPLES.rglob("*.json"))
    count = Count()
    with tempfile.TemporaryDirectory() as folder:
        household = Path(folder) / "household"
        (household / "dishes").mkdir(parents=True)
        shutil.copy(SAMPLES / "mantel.json", household / "mantel.json")
        texts = {}
        for number in range(MUTATIONS):
            data = mutate(source, source.choice(samples).read_bytes())
            path = f"dishes/m{number}.json"
            texts[path] = data
            (household / path).write_bytes(data)
        found = {}
        for finding in run(mantel, ["validate", "dishes"], household)["diagnostics"]:
            if finding["category"] == "syntax" and finding["code"] not in BEYOND_THE_GRAMMAR:
                place = (finding["line"], finding["column"])
                found.setdefault(finding["path"], (place, finding["code"]))
        for path, data in texts.items():
            bad = first_bad_byte(data)
            place, code = found.get(path, (None, None))
            expected = None if bad is None else position(data, bad)
            around = data[max(0, (bad or 0) - 30):(bad or 0) + 12]
            count.check(place == expected, f"{path} {code} {place}, not {expected}: {around!r}")
    count.end()


if __name__ == "__main__":
    main(sys.argv[1])
