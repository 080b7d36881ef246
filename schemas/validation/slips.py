"""Values as authors write them by habit where another type is asked: what was meant, and why it is not so."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from schemas.diagnostics.wording import MOST_NAMED
from schemas.reading.characters import first_look_alike, plain_text, told_look_alike
from schemas.validation.entries import UNSAID, chosen, entries_of_pairs, entry_of_text, flowing
from schemas.validation.forms import NUMBER_WORDS, as_formed
from schemas.validation.shapes import Shape, greatest, types_of

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
SPOKEN_NOTHING = {"none", "nothing", "nil", "n/a", "na", "undefined", "empty", "unlimited", "no limit", "?", "tbd"}
SPOKEN_NOTHING |= {"-", "--", "\u2013", "\u2014"}
INCHES_OF = {"cm": 1 / 2.54, "mm": 1 / 25.4, "ft": 12.0, "feet": 12.0, "'": 12.0}
LENGTHS = {*INCHES_OF, "m", "metres", "meters", "km", "in", "inch", "inches", '"', "yd", "yards"}
COUNTED_IN = {"dots": "dots of the map", "points": "points of the panels"}
"""What is counted by fields whose names end so."""

KEYED = "each value stands with its key"
DASHED = "each entry of a list begins with a dash `- `"

LONGEST_SHOWN = 200
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
        """How it is written; what is too long to be read in a hint is left to the fix."""
        if self.value == UNSAID or (self.why and len(flowing(self.value)) > LONGEST_SHOWN):
            return self.why
        return f"{self.why}: write {flowing(self.value)}" if self.why else f"write {flowing(self.value)}"


def meant(value: Any, shape: Shape, name: str, item: Shape) -> Meant | None:
    """Return what an author meant by `value` at the field `name`, which asks for `shape`; None if that is not plain.

    `item` is what the entries of a list or mapping are asked for.
    """
    for kind in types_of(shape):
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
    is_share = shape.get("type") != "integer" and greatest(shape) <= 1
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
    counted_in = name.rpartition("_")[2]
    if counted_in in COUNTED_IN and unit.lower() in LENGTHS:
        return Meant(UNSAID, f"this is counted in {COUNTED_IN[counted_in]}, and not in `{unit}`")
    return Meant(_number(found[1]), f"a number stands without a unit, and without anything else behind it (`{unit}`)")


def _about(text: str, _shape: Shape, _name: str) -> Meant | None:
    found = re.fullmatch(r"(?:~|ca\.?|about|d|D|x|\u00d7|=) *(\d+)", text)
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
    if isinstance(value, bool | int | float) and not _asks(item, "object"):
        entries = [value] if shape.get("minItems", 1) <= 1 else [value, UNSAID]
        return Meant(entries, "a list stands in square brackets of its own")
    return _list_of_mapping(value, item) if isinstance(value, dict) and value else None


def _list_of_mapping(value: dict[str, Any], item: Shape) -> Meant | None:
    if _asks(item, "object"):
        return _list_of_entries(value, item)
    if _asks(item, "string") and all(type(each) is int and 0 < each <= MOST_NAMED for each in value.values()):
        return Meant([name for name, count in value.items() for _ in range(count)], "each is named once for itself")
    if _asks(item, "string"):
        words = all(isinstance(one, str) for one in value.values())
        return Meant(list(value.values() if words else value), "a list has no keys")
    if all(one is None for one in value.values()) and all(map(NUMBER.fullmatch, value)):
        return Meant([_number(next(iter(value))), UNSAID], "a list stands in square brackets, and not in curly ones")
    numbers = [one for one in value.values() if isinstance(one, int | float)]
    return Meant(numbers, "a list of numbers has no keys") if len(numbers) == len(value) else None


def _list_of_entries(value: dict[str, Any], item: Shape) -> Meant | None:
    """Return the list of mappings that one mapping stands for: one entry, or one for each of its keys."""
    one = value if value.keys() <= item.get("properties", {}).keys() else chosen(value, item)
    if one is not None:
        return Meant([one], DASHED)
    found = entries_of_pairs(value, item)
    return Meant(found, KEYED) if found is not None else None


def _list_of_text(text: str, shape: Shape, item: Shape) -> Meant | None:
    if _asks(item, "object") and (made := entry_of_text(plain_text(text), item)) is not None:
        return Meant([made], f"{DASHED}, and {KEYED}")
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
    if re.match(r"1[.)] ", plain):
        entries = [part.strip() for part in re.split(r"(?:^| )\d+[.)] ", plain)]
        return Meant([part for part in entries if part], "entries of a list begin with a dash, and not with a number")
    between = r"[,;\n/]| and | or | & | \+ " if "pattern" in item or "enum" in item else r"[,;\n]| and | & "
    parts = [part.strip(" []()\"'") for part in re.split(between, plain)]
    if len(parts) == 1 and re.fullmatch(r"[a-z][a-z0-9_]*( +[a-z][a-z0-9_]*)+", plain) and "pattern" in item:
        parts = plain.split()
    return Meant([part for part in parts if part], why)


def _mapping(value: Any, shape: Shape, _name: str, item: Shape) -> Meant | None:
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        joined = {key: each for one in value for key, each in one.items()}
        known = {key for each in (shape, *shape.get("anyOf", ())) for key in each.get("properties", joined)}
        why = "this is one mapping, and no list" if value[1:] else "one dash, or one pair of brackets, is too many"
        return Meant(joined, why) if joined.keys() <= known else None
    required = shape.get("required", ())
    if isinstance(value, list) and required and len(value) == len(required):
        return Meant(dict(zip(required, value, strict=True)), KEYED)
    if "properties" in shape:
        made = entry_of_text(value, shape) if isinstance(value, str) else None
        return Meant(made, KEYED) if made is not None else None
    names = value if isinstance(value, list) else [value]
    if _asks(item, "integer") and names and all(isinstance(name, str) for name in names):
        return Meant(dict.fromkeys(names, 1), "each name stands with its number")
    return None


def _asks(shape: Shape, kind: str) -> bool:
    return kind in types_of(shape)


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
