"""Values as authors write them by habit where another type is asked: what was meant, and why it is not so."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from schemas.reading.characters import first_look_alike, plain_text, told_look_alike
from schemas.reading.nodes import plain_value
from schemas.validation.forms import NUMBER_WORDS, as_formed
from schemas.validation.shapes import Shape

PLAIN = re.compile(r"[A-Za-z_.][\w. ]*")
"""A text that needs no quotes."""
SPOKEN_TRUTHS = {
    "yes": True,
    "on": True,
    "y": True,
    "true": True,
    "no": False,
    "off": False,
    "n": False,
    "false": False,
}
SPOKEN_NOTHING = {"none", "nothing", "nil", "n/a", "na", "undefined", "empty", "-", "--", "unlimited", "no limit"}
INCHES_OF = {"cm": 1 / 2.54, "mm": 1 / 25.4, "ft": 12.0, "feet": 12.0, "'": 12.0}
UNSAID = "..."
"""Stands in an example for what the author has to add."""

NUMBER = re.compile(r"[-+]?(?:\d+(?:\.\d*)?|\.\d+)")
THOUSANDS = re.compile(r"[-+]?\d{1,3}(?:[,' ]\d{3})+")
DECIMAL_COMMA = re.compile(r"[-+]?\d*,\d+")
PERCENT = re.compile(r"(\d+(?:[.,]\d+)?) *%")
WITH_UNIT = re.compile(r"([-+]?\d+(?:\.\d+)?) *([^\d\s.,;:/+*()-][^\d]*|[+])")
JOINTS = re.compile(r"[\s,;/()\[\]x\u00d7]|to|and")


@dataclass(frozen=True)
class Meant:
    """What was meant by a value, and why it is not written so."""

    value: Any
    why: str

    @property
    def hint(self) -> str:
        """How it is written."""
        return f"{self.why}: write {flowing(self.value)}" if self.why else f"write {flowing(self.value)}"


def meant(value: Any, shape: Shape, name: str, item: Shape) -> Meant | None:
    """Return what an author meant by `value` at the field `name`, which asks for `shape`; None if that is not plain.

    `item` is what the entries of a list or mapping are asked for.
    """
    wanted = shape.get("type", ())
    for kind in [wanted] if isinstance(wanted, str) else wanted:
        found: Meant | None = READERS[kind](value, shape, name, item) if kind in READERS else None
        if found is not None:
            sign = first_look_alike(value) if isinstance(value, str) else ""
            return Meant(found.value, f"here stands {told_look_alike(sign)}") if sign else found
    return None


def _truth(value: Any, _shape: Shape, _name: str, _item: Shape) -> Meant | None:
    word = plain_text(value).strip("\"' ").lower() if isinstance(value, str) else str(value)
    if word in SPOKEN_TRUTHS:
        return Meant(SPOKEN_TRUTHS[word], "the two truths are true and false, without quotes")
    return Meant(word == "1", "the two truths are true and false") if value in (0, 1) else None


def _real(value: Any, shape: Shape, name: str, _item: Shape) -> Meant | None:
    if isinstance(value, list) and len(value) == 1 and isinstance(value[0], int | float):
        return Meant(value[0], "one number needs no brackets")
    if not isinstance(value, str):
        return None
    text = plain_text(re.sub(r"(?<=\d)[\u00a0\u202f\u2009](?=\d)", "", value)).strip()
    text = text[1:-1].strip() if text[:1] in {"'", '"'} and text[-1:] == text[:1] and text[1:] else text
    return next((found for one in NUMERALS if (found := one(text, shape, name)) is not None), None)


def _whole(value: Any, shape: Shape, name: str, item: Shape) -> Meant | None:
    if isinstance(value, float):
        return Meant(int(value), "") if value.is_integer() else None
    found = _real(value, shape, name, item)
    if found is not None and isinstance(found.value, float):
        return Meant(int(found.value), found.why if found.value.is_integer() else "only whole numbers count here")
    return found


def _simple(text: str, _shape: Shape, _name: str) -> Meant | None:
    return Meant(_number(text), "a number stands without quotes") if NUMBER.fullmatch(text) else None


def _thousands(text: str, shape: Shape, _name: str) -> Meant | None:
    if THOUSANDS.fullmatch(text) and shape.get("maximum", 10**6) >= 1000:
        return Meant(int(re.sub("[,' ]", "", text)), "thousands are written without a comma")
    return None


def _comma(text: str, _shape: Shape, _name: str) -> Meant | None:
    why = "decimals stand behind a point, and not behind a comma"
    return Meant(float(text.replace(",", ".")), why) if DECIMAL_COMMA.fullmatch(text) else None


def _percent(text: str, shape: Shape, _name: str) -> Meant | None:
    found = PERCENT.fullmatch(text)
    if found is None:
        return None
    number = float(found[1].replace(",", "."))
    is_share = shape.get("type") != "integer" and shape.get("maximum", 100) <= 1
    return Meant(number / 100 if is_share else _number(f"{number:g}"), "per cent are not written with %")


def _word(text: str, _shape: Shape, _name: str) -> Meant | None:
    return Meant(NUMBER_WORDS.index(text.lower()), "numbers are digits") if text.lower() in NUMBER_WORDS else None


def _letter(text: str, _shape: Shape, _name: str) -> Meant | None:
    """Read a letter O or l among digits as the digit that it looks like."""
    digits = text.translate(str.maketrans("OolI", "0011"))
    is_slip = digits != text and digits.isdigit() and any(sign.isdigit() for sign in text)
    return Meant(int(digits), "a letter stands among the digits") if is_slip else None


def _unit(text: str, _shape: Shape, name: str) -> Meant | None:
    found = WITH_UNIT.fullmatch(text)
    if found is None and re.fullmatch(r"\d+['\"]", text):
        found = re.fullmatch(r"(\d+)(.)", text)
    if found is None:
        return None
    unit = found[2].strip()
    if name.endswith("_in") and unit in INCHES_OF:
        return Meant(
            round(float(found[1]) * INCHES_OF[unit], 2), f"lengths are in inches here, without the unit `{unit}`"
        )
    return Meant(_number(found[1]), f"a number stands without a unit, and without anything else behind it (`{unit}`)")


def _about(text: str, _shape: Shape, _name: str) -> Meant | None:
    found = re.fullmatch(r"(?:~|ca\.?|about|d|D|=) *(\d+)", text)
    return Meant(int(found[1]), "a number is digits only") if found else None


def _no_number(text: str, shape: Shape, _name: str) -> Meant | None:
    """Read a dash, or a word for nothing, as 0, where nothing else says that nothing stands there."""
    is_none = text.lower() in SPOKEN_NOTHING and not text.startswith(("un", "no ")) and "null" not in shape["type"]
    return Meant(0, "a number stands here, also for none") if is_none and shape.get("minimum", 1) <= 0 else None


Numeral = Callable[[str, Shape, str], Meant | None]

NUMERALS: tuple[Numeral, ...] = (_simple, _thousands, _comma, _percent, _word, _letter, _unit, _about, _no_number)
"""How numbers are written by habit."""


def _number(text: str) -> int | float:
    number = float(text)
    return int(number) if number.is_integer() and "." not in text else number


def _text(value: Any, shape: Shape, _name: str, _item: Shape) -> Meant | None:
    if isinstance(value, bool | int | float):
        return _quoted(value, shape.get("pattern", ""))
    if isinstance(value, list) and len(value) == 1 and isinstance(value[0], str):
        return Meant(value[0], "one text needs no brackets")
    if isinstance(value, dict) and len(value) == 1:
        [(key, said)] = value.items()
        if key == "id" or said is None:
            return Meant(key if said is None else said, "only the name stands here, without a colon")
        if isinstance(said, int):
            return Meant(key, "each is named once for itself, in an entry of its own")
        if isinstance(said, str):
            return Meant(f"{key}: {said}", "a text with a colon and a space in it needs quotes")
    return None


def _quoted(value: float, pattern: str) -> Meant | None:
    """Return the text that a number or a truth makes, if it makes one of the form of a pattern."""
    written = json.dumps(value)
    formed = as_formed(written, pattern) or (as_formed(f"{value:06X}", pattern) if isinstance(value, int) else "")
    why = "a text that could be something else stands in quotes"
    return Meant(formed or written, why) if formed or re.search(pattern, written) else None


def _list(value: Any, shape: Shape, _name: str, item: Shape) -> Meant | None:
    if isinstance(value, str):
        return _list_of_text(value, shape, item)
    if isinstance(value, bool | int | float):
        entries = [value] if shape.get("minItems", 1) <= 1 else [value, UNSAID]
        return Meant(entries, "a list stands in square brackets of its own")
    return _list_of_mapping(value, item) if isinstance(value, dict) and value else None


def _list_of_mapping(value: dict[str, Any], item: Shape) -> Meant | None:
    if _asks(item, "object"):
        inside = value.keys() <= item.get("properties", {}).keys()
        return Meant([value], "each entry of a list begins with a dash `- `") if inside else None
    if _asks(item, "string"):
        words = all(isinstance(one, str) for one in value.values())
        return Meant(list(value.values() if words else value), "a list has no keys")
    if all(one is None for one in value.values()) and all(map(NUMBER.fullmatch, value)):
        return Meant([_number(next(iter(value))), UNSAID], "a list stands in square brackets, and not in curly ones")
    numbers = [one for one in value.values() if isinstance(one, int | float)]
    return Meant(numbers, "a list of numbers has no keys") if len(numbers) == len(value) else None


def _list_of_text(text: str, shape: Shape, item: Shape) -> Meant | None:
    why = "a list stands in square brackets"
    if "(" in text:
        why += ", and not in round ones"
    plain = plain_text(text)
    if re.fullmatch(r"\(\s*" + NUMBER.pattern, plain):
        return Meant([_number(plain.strip("( ")), UNSAID], why)
    if _asks(item, "integer") or _asks(item, "number"):
        numbers = [_number(one) for one in NUMBER.findall(re.sub(r"(?<=\d) *(?:-+|\.\.+) *(?=\d)", " ", plain))]
        rest = JOINTS.sub("", NUMBER.sub("", plain.replace("..", " ")).replace("-", ""))
        enough = shape.get("minItems", 1) <= len(numbers) <= shape.get("maxItems", len(numbers))
        return Meant(numbers, why) if numbers and enough and not rest else None
    if not _asks(item, "string") and not item.get("enum"):
        return None
    between = r"[,;\n/]| and | & | \+ " if "pattern" in item or "enum" in item else r"[,;\n]| and | & "
    parts = [part.strip(" []()\"'") for part in re.split(between, plain)]
    if len(parts) == 1 and re.fullmatch(r"[a-z][a-z0-9_]*( +[a-z][a-z0-9_]*)+", plain) and "pattern" in item:
        parts = plain.split()
    return Meant([part for part in parts if part], why)


def _mapping(value: Any, shape: Shape, _name: str, item: Shape) -> Meant | None:
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        joined = {key: each for one in value for key, each in one.items()}
        known = shape.get("properties", joined)
        return Meant(joined, "this is one mapping, and no list") if joined.keys() <= known.keys() else None
    required = shape.get("required", ())
    if isinstance(value, list) and required and len(value) == len(required):
        return Meant(dict(zip(required, value, strict=True)), "each value stands with its key")
    if "properties" in shape:
        return _mapping_of(value, shape) if isinstance(value, str) else None
    names = value if isinstance(value, list) else [value]
    if _asks(item, "integer") and names and all(isinstance(name, str) for name in names):
        return Meant(dict.fromkeys(names, 1), "each name stands with its number")
    return None


def _mapping_of(text: str, shape: Shape) -> Meant | None:
    """Return a mapping with the words and numbers of a text in the keys that take such, if all required have one."""
    if (glued := re.fullmatch(r"([a-z_]+) *[ =] *(\w+)", text)) and glued[1] in shape["properties"]:
        return Meant({glued[1]: plain_value(glued[2])}, "a colon and a space stand behind a key")
    text = re.sub(r"(?<=\d) ?[x\u00d7](?= )", "", text)
    words = iter(re.findall(r"[A-Za-z_]\w*(?::\w+)?", text))
    numbers = iter([_number(one) for one in re.findall(r"\d+", text)])
    made: dict[str, Any] = {}
    for name in shape.get("required", ()):
        made[name] = next(_fitting(shape["properties"][name], words, numbers), None)
    for name, asked in shape["properties"].items():
        if name == "count" and name not in made and (number := next(_fitting(asked, words, numbers), None)) is not None:
            made[name] = number
    given = [one for one in made.values() if one is not None]
    if not given or next(words, None) is not None:
        return None
    return Meant({name: UNSAID if one is None else one for name, one in made.items()}, "each value stands with its key")


def _fitting(asked: Shape, words: Iterator[str], numbers: Iterator[int | float]) -> Iterator[Any]:
    yield from numbers if _asks(asked, "integer") or _asks(asked, "number") else words


def _asks(shape: Shape, kind: str) -> bool:
    wanted = shape.get("type", ())
    return kind == wanted or kind in wanted if not isinstance(wanted, str) else kind == wanted


def _nothing(value: Any, _shape: Shape, _name: str, _item: Shape) -> Meant | None:
    is_none = isinstance(value, str) and value.strip().lower() in SPOKEN_NOTHING
    return Meant(None, "nothing is a word of its own") if is_none else None


READERS: dict[str, Callable[[Any, Shape, str, Shape], Meant | None]] = {
    "boolean": _truth,
    "integer": _whole,
    "number": _real,
    "string": _text,
    "array": _list,
    "object": _mapping,
    "null": _nothing,
}
"""How what is written is read as each type that a schema asks for."""


def flowing(value: Any) -> str:
    """Return `value` as it is written in one line of YAML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flowing(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flowing, value)) + "]"
    if isinstance(value, str):
        return value if PLAIN.fullmatch(value) and isinstance(plain_value(value), str) else f"'{value}'"
    return f"{value:.10g}" if isinstance(value, float) else json.dumps(value)
