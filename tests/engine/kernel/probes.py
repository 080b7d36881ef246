"""Probes of the kernel language: small functions that once meant one thing in Python and another one in C.

A probe `f` is asked in both modes with the cells of `Probe`; `end` is the value that it returns, or what it raises.
"""

from typing import Annotated, NamedTuple

from engine.kernel.records import Column, Record

MOST = 2**63 - 1


class Cells(Record):
    """Columns of every width, with a neighbour behind each."""

    a: Annotated[int, Column("i8", bits=64)]
    b: Annotated[int, Column("i8", bits=64)]
    share: Annotated[float, Column("f8")]
    octets: Annotated[list[int], Column("i1", 3)]
    next_octets: Annotated[list[int], Column("i1", 3)]
    words: Annotated[list[int], Column("i4", 3)]
    wholes: Annotated[list[int], Column("i8", 3)]
    wide: Annotated[list[int], Column("i8", 3, bits=64)]
    parts: Annotated[list[float], Column("f8", 3)]
    end: Annotated[int, Column("i8", bits=64)]


class Probe(Record):
    """What a probe is asked with, and its end."""

    cells: Cells


class Run(NamedTuple):
    """A probe that runs: its lines, with `c` for the cells, and its end; `a`, `b` and `share` are set beforehand."""

    lines: str
    end: int | type[Exception]
    a: int = 0
    b: int = 0
    share: float = 0.0


RUNS: dict[str, Run] = {
    "an index below 0 writes": Run("c.next_octets[c.a] = 1\nreturn 0", IndexError, -1),
    "an index below 0 reads": Run("return c.words[c.a]", IndexError, -3),
    "an index too large writes": Run("c.octets[c.a] = 1\nreturn c.next_octets[0]", IndexError, 3),
    "an index too large reads": Run("return c.words[c.a]", IndexError, 3),
    "an index far away": Run("return int(c.parts[c.a])", IndexError, 2**62),
    "the last index": Run("c.words[c.a] = 7\nreturn c.words[2]", 7, 2),
    "an index in an index": Run("return c.words[c.words[c.a] - 1]", IndexError, 0),
    "an index that a condition bounds": Run("if c.a >= 0 and c.a < 3: return c.words[c.a] + 5\nreturn 9", 9, 4),
    "an index that is set after it was asked": Run("at: int = c.a\nc.words[at] = 1\nat = at + c.b\nreturn c.words[at]",
                                               IndexError, 0, 3),
    "a counter that leaves its column": Run("for i in range(c.a): c.words[i] = i\nreturn 0", IndexError, 4),
    "a counter from below": Run("for i in range(c.a, 2): c.words[i] = i\nreturn 0", IndexError, -1),
    "an index of one branch": Run("at: int = 2\nif c.a > 0: at = c.a\nreturn c.words[at]", IndexError, 5),
    "a byte too great": Run("c.octets[0] = c.a\nreturn c.octets[0]", OverflowError, 128),
    "a byte too small": Run("c.octets[0] = c.a\nreturn c.octets[0]", OverflowError, -129),
    "the least byte": Run("c.octets[0] = c.a\nreturn c.octets[0]", -128, -128),
    "a word too great": Run("c.words[1] = c.a\nreturn c.words[1]", OverflowError, 2**31),
    "a word that grows too great": Run("c.words[1] = c.a\nc.words[1] += 1\nreturn 0", OverflowError, 2**31 - 1),
    "a number too wide for what is usual": Run("c.wholes[1] = c.a\nreturn 0", OverflowError, 2**31),
    "a wide column": Run("c.wide[1] = c.a\nreturn c.wide[1]", MOST, MOST),
    "a sum of two words": Run("c.words[0] = c.a\nreturn c.words[0] + c.words[0]", 2**32 - 2, 2**31 - 1),
    "a sum of two numbers that are written out": Run("return 2000000000 + 2000000000", 4000000000),
    "a product of two words": Run("c.words[0] = c.a\nreturn c.words[0] * c.words[0]", 2**60, 2**30),
    "a one that is shifted by as many bits as fit": Run("return 1 << min(max(c.a, 0), 62)", 2**62, 100),
    "a sum that just fits": Run("return c.a + c.b", MOST, MOST - 1, 1),
    "a sum beyond 64 bits": Run("return c.a + c.b", OverflowError, MOST, 1),
    "a sum that comes back": Run("return c.a + c.b - c.b", OverflowError, MOST, 1),
    "a difference beyond 64 bits": Run("return c.a - c.b", OverflowError, -MOST, 2),
    "a product beyond 64 bits": Run("return c.a * c.b", OverflowError, 2**32, 2**31),
    "a product that fits": Run("return c.a * c.b", -(2**63), 2**32, -(2**31)),
    "a doubled number": Run("x: int = 1\nwhile x > 0: x = x + x\nreturn x", OverflowError),
    "the negative of the least": Run("return -c.a", OverflowError, -(2**63)),
    "the negative of the least word": Run("c.words[0] = c.a\nreturn -c.words[0]", 2**31, -(2**31)),
    "the amount of the least": Run("return abs(c.a)", OverflowError, -(2**63)),
    "a division by zero": Run("return c.a // c.b", ZeroDivisionError, 1),
    "a remainder by zero": Run("return c.a % c.b", ZeroDivisionError, 1),
    "a float divided by zero": Run("return int(1.0 / c.share)", ZeroDivisionError),
    "a division beyond 64 bits": Run("return c.a // c.b", OverflowError, -(2**63), -1),
    "a division of what is below 0": Run("return c.a // c.b * 100 + c.a % c.b", -298, -7, 3),
    "a division by what is below 0": Run("return c.a // c.b * 100 + c.a % c.b", -302, 7, -3),
    "a shift to the left by less than nothing": Run("return 1 << c.a", ValueError, -1),
    "a shift to the right by less than nothing": Run("return 1 >> c.a", ValueError, -1),
    "a shift beyond 64 bits": Run("return 1 << c.a", OverflowError, 63),
    "a shift by very much": Run("return c.b << c.a", OverflowError, 2**40, 1),
    "nothing shifted by very much": Run("return c.b << c.a", 0, 2**40, 0),
    "a shift that fits": Run("return c.b << c.a", -(2**63), 63, -1),
    "a shift to the right of what is below 0": Run("return c.b >> c.a", -1, 200, -5),
    "a float beyond 64 bits": Run("return int(c.share)", OverflowError, share=1e20),
    "a float without end": Run("return int(c.share * c.share)", OverflowError, share=1e300),
    "a float that is no number": Run("return int(c.share * c.share - c.share * c.share)", ValueError, share=1e300),
    "a float below 0": Run("return int(c.share)", -2, share=-2.9),
    "the root of what is below 0": Run("return int(sqrt(c.share))", ValueError, share=-1.0),
    "the amount of a float": Run("return int(abs(c.share) * 10.0)", 25, share=-2.5),
    "calls without end": Run("return f(c)", RecursionError),
    "a member of an enumeration": Run("c.octets[Posture.PRONE] = Posture.KNEELING + 5\nreturn c.octets[2]", 6),
    "a member as a bound": Run("for i in range(c.a, Posture.PRONE): c.words[i] = i\nreturn 0", IndexError, -1),
    "a member that is compared": Run("if c.a == Posture.GONE: return 4\nreturn 0", 4, -7),
    "a loop that is changed within": Run("n: int = 0\nfor i in range(3): n = n + i\ni = 9\nreturn n", 3),
}  # fmt: skip
"""What is guarded while it runs."""


ORDER = "changes what the other one reads; give what comes first a name in a line of its own"
REFUSED: dict[str, tuple[str, str]] = {
    "two names for one member": (
        "class Posture(IntEnum):\n    STANDING = 0\n    PRONE = 1\n    LYING = 1",
        "4: Posture has two names for 1; an enumeration has one",
    ),
    "a member that is no whole number": (
        "class Posture(IntEnum):\n    STANDING = auto()",
        "2: a constant is a whole number with one name",
    ),
    "what an enumeration does": (
        "class Posture(IntEnum):\n    STANDING = 0\n\n    def word(self) -> int:\n        return 1",
        "4: FunctionDef in an enumeration; its members are whole numbers",
    ),
    "a class that is no enumeration": (
        "class Posture(Base):\n    STANDING = 0",
        "1: ClassDef at the top of a kernel module",
    ),
    "a member behind every cell": (
        "class Place(IntEnum):\n    FAR = 240000\n\n\ndef f(log: Log) -> int:\n    return log.cells[Place.FAR]",
        "6: log.cells[Place.FAR] lies behind the last cell of a column that has 240000",
    ),
    "a missing return": (
        "def f(a: int) -> int:\n    if a > 0:\n        return 1",
        "1: a way through f ends without a value; write return ... at its end",
    ),
    "a name of one branch": (
        "def f(a: int) -> int:\n    if a > 0:\n        b: int = 1\n    return b",
        "4: b may have no value here; give it one on every way before",
    ),
    "a counter after its loop": (
        "def f(a: int) -> int:\n    for b in range(a):\n        a = a - 1\n    return b",
        "4: b may have no value here; give it one on every way before",
    ),
    "a name of a loop that may be left": (
        (
            "def f(a: int) -> int:\n    while True:\n        if a > 3:\n            break\n        b: int = a\n"
            "        a = a + b\n    return b"
        ),
        "7: b may have no value here; give it one on every way before",
    ),
    "what nothing leads to": ("def f() -> int:\n    return 1\n    return 2", "3: no way leads here; leave it out"),
    "a decorator": (
        "@cache\ndef f() -> int:\n    return 1",
        "1: f is decorated, which C does not know; call the function where it is needed",
    ),
    "a default": (
        "def f(a: int = 3) -> int:\n    return a",
        "1: f has a default, which C does not know; give the value where it is called",
    ),
    "any number of values": (
        "def f(*a: int) -> int:\n    return 1",
        "1: f takes *, ** or /; name each parameter with its type, and no more",
    ),
    "a value by name alone": (
        "def f(*, a: int) -> int:\n    return a",
        "1: f takes *, ** or /; name each parameter with its type, and no more",
    ),
    "an inner function": (
        "def f() -> int:\n    def g() -> int:\n        return 1\n    return g()",
        "2: FunctionDef is not of the dialect; write the inner function beside the outer one",
    ),
    "a value given by name": (
        "def f(a: int) -> int:\n    return f(a=1)",
        "2: keyword is not of the dialect; give values in the order of the parameters",
    ),
    "too few values": ("def f(a: int) -> int:\n    return f()", "2: f takes 1 values, not 0"),
    "a truth value as a number": (
        "def f(a: int) -> int:\n    return a > 0",
        "2: a > 0 is a truth value, not a whole number; write int(...)",
    ),
    "a number as a truth value": (
        "def f(a: int) -> bool:\n    return a",
        "2: a is a whole number, not a truth value; write what it is compared with, such as ... != 0",
    ),
    "an or that gives a number": (
        "def f(a: int) -> int:\n    return a or 3",
        "2: a or 3 is the truth of whole numbers, not a whole number",
    ),
    "a float as an index": (
        "def f(log: Log) -> int:\n    return log.cells[1.0]",
        "2: 1.0 is a float, not a whole number; write int(...)",
    ),
    "a float kept as a whole number": (
        "def f(log: Log) -> None:\n    log.cells[0] = 1.5",
        "2: 1.5 is a float, not a whole number; write int(...)",
    ),
    "whole numbers divided into a part": (
        "def f(a: int) -> float:\n    return a / 2",
        "2: a / 2 needs two floats; write float(...), or // for whole ones",
    ),
    "numbers of two kinds": (
        "def f(a: int) -> float:\n    return a * 0.5",
        "2: a * 0.5 takes a whole number and a float together; write int(...) or float(...)",
    ),
    "the greater of two kinds": (
        "def f(a: int) -> float:\n    return max(a, 0.5)",
        "2: max(a, 0.5) takes a whole number and a float; write int(...) or float(...)",
    ),
    "the rest of a float": (
        "def f(a: float) -> float:\n    return a % 2.0",
        "2: a % 2.0 needs two whole numbers; write int(...)",
    ),
    "a column that is not there": (
        "def f(log: Log) -> int:\n    return log.rows",
        "2: a record Log has no column rows",
    ),
    "a column as a value": (
        "def f(log: Log) -> bool:\n    return log.cells == log.cells",
        "2: log.cells == log.cells takes a column and a column together; write int(...) or float(...)",
    ),
    "an index behind every cell": (
        "def f(log: Log) -> int:\n    return log.cells[240000]",
        "2: log.cells[240000] lies behind the last cell of a column that has 240000",
    ),
    "two changes in one expression": (
        (
            "def g(log: Log) -> int:\n    log.length += 1\n    return log.length\n\n\n"
            "def f(log: Log) -> int:\n    return g(log) - g(log)"
        ),
        f"7: one of g(log) and g(log) {ORDER}",
    ),
    "a change beside what it changes": (
        (
            "def g(log: Log) -> int:\n    log.length += 1\n    return 1\n\n\n"
            "def f(log: Log) -> None:\n    log.cells[log.length] = g(log)"
        ),
        f"7: one of log.length and g(log) {ORDER}",
    ),
    "a comparison for an assignment": (
        "def f(log: Log) -> None:\n    log.length == 1",
        "2: log.length == 1 does nothing; write = to set something",
    ),
    "a step of 0": (
        "def f(a: int) -> None:\n    for b in range(0, a, 0):\n        a = b",
        "2: range() takes a first and a last number, and a step that is written out, other than 0",
    ),
    "a loop with an else": (
        "def f(a: int) -> int:\n    for b in range(a):\n        a = b\n    else:\n        return 1\n    return a",
        "2: a loop has an else; write if after it",
    ),
    "two names set at once": (
        "def f(a: int, b: int) -> None:\n    a = b = 1",
        "2: more than one name is set at once; set one name a line",
    ),
    "a local without a value": (
        "def f() -> None:\n    a: int",
        "2: a needs a value where it is declared; write = ...",
    ),
    "a name of Python's": (
        "def f(min: int) -> int:\n    return min",
        "1: min means something else in a kernel; take another name",
    ),
    "a constant beyond 64 bits": ("BIG = 9223372036854775808", "1: BIG goes beyond 64 bits"),
    "a truth value for a constant": ("YES = True", "1: a constant is a whole number with one name"),
    "an import under another name": (
        "from engine.kernel.log import write as note",
        "1: write is renamed; in C it keeps its name",
    ),
    "a value returned for nothing": ("def f() -> None:\n    return 1", "2: what is returned is said to be None"),
    "a record returned": (
        "def f(log: Log) -> Log:\n    return log",
        "1: f returns a record; return a number, and write to a record that is given",
    ),
}
"""What the lint refuses, and its sentence, with the line."""
