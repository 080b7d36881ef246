"""Mappings as authors write them by habit where keys are asked: as words in a row, as a name and its number."""

import json
import re
from typing import Any

from schemas.reading.nodes import plain_value
from schemas.validation.forms import as_formed
from schemas.validation.shapes import Shape, types_of

UNSAID = "..."
"""Stands in an example for what the author has to add."""

PLAIN = re.compile(r"[A-Za-z_.][\w. ]*")
"""A text that needs no quotes."""

TIMES = re.compile(r"(?<=\d) ?[x\u00d7](?= )|(?<= )[x\u00d7] ?(?=\d)")
"""The sign behind or before a number of things: 3x, x3."""

WORD_OR_NUMBER = re.compile(r"[A-Za-z_]\w*(?::\w+)?|-?\d+(?:\.\d+)?(?![\w.])|\S+")
JOINTS = frozenset(",;:/|+-=()[]{}")
"""What stands between words and means nothing."""

WORDS = frozenset({"a", "and", "at", "by", "for", "in", "of", "the", "to", "with"})
"""Words that name nothing."""

FORMS = (frozenset({"enum"}), frozenset({"enum", "pattern"}), frozenset({"enum", "pattern", "type"}))
"""Which texts a word is looked for in, the surest first: one of few words, one of a form, any."""

Token = str | int | float


def entry_of_text(text: str, shape: Shape) -> dict[str, Any] | None:
    """Return a mapping of the words and numbers of a text in the keys of an unfolded shape; None if it is not plain."""
    properties = shape.get("properties", {})
    if (glued := re.fullmatch(r"([a-z_]+) *[ =] *(\w+)", text)) and glued[1] in properties and not shape.get("anyOf"):
        return {glued[1]: plain_value(glued[2])}
    parts = [part.strip(",;()") for part in WORD_OR_NUMBER.findall(TIMES.sub("", text))]
    keys = {name for each in (shape, *shape.get("anyOf", ())) for name in each.get("properties", ())}
    said = [part for part in parts if not JOINTS.issuperset(part) and part not in WORDS | keys]
    return _entry_of([_token(part) for part in said], shape)


def entries_of_pairs(pairs: dict[str, Any], item: Shape) -> list[dict[str, Any]] | None:
    """Return the entries that a mapping stands for in place of a list: each key names one, its value says the rest."""
    found = [_entry_of([key, each], item) for key, each in pairs.items() if isinstance(each, str | int | float)]
    whole = [one for one in found if one is not None and UNSAID not in one.values()]
    return whole if whole and len(whole) == len(pairs) else None


def chosen(value: dict[str, Any], item: Shape) -> dict[str, Any] | None:
    """Return a mapping that does not say which alternative it is with the key that says it, if only one fits."""
    fitting = [
        each
        for each in item.get("anyOf", ())
        if value.keys() <= each["properties"].keys() and {*each["required"]} - {*_fixed(each)} <= value.keys()
    ]
    return {**_fixed(fitting[0]), **value} if len(fitting) == 1 else None


def _token(part: str) -> Token:
    found = plain_value(part)
    return found if isinstance(found, int | float) and not isinstance(found, bool) else part


def _entry_of(tokens: list[Token], shape: Shape) -> dict[str, Any] | None:
    """Return a mapping of tokens in the keys that they fit; of several alternatives the only one that they fit."""
    if not tokens:
        return None
    choices = shape.get("anyOf") or [shape]
    named = [each for each in choices if set(_fixed(each).values()) & set(tokens)]
    for forms in FORMS:
        made = [one for each in named or choices if (one := _filled(tokens, each, forms)) is not None]
        if len(made) == 1:
            return made[0]
    return None


def _fixed(shape: Shape) -> dict[str, Any]:
    """Return the keys of an alternative that have one value only."""
    return {name: each["const"] for name, each in shape.get("properties", {}).items() if "const" in each}


def _filled(tokens: list[Token], shape: Shape, forms: frozenset[str]) -> dict[str, Any] | None:
    """Return a mapping with the tokens in the keys of a shape: first those it has to have; None if one is left.

    Keys that take texts are filled only if these have one of the `forms`.
    """
    fixed = _fixed(shape)
    left = [token for token in tokens if token not in fixed.values()]
    is_named = len(left) < len(tokens)
    made: dict[str, Any] = dict(fixed)
    required = [name for name in shape.get("required", ()) if name not in fixed]
    for name in required:
        made[name] = _taken(left, shape["properties"][name], forms)
    for name, asked in shape.get("properties", {}).items():
        if left and name not in made and (name == "count" or "pattern" in asked or "enum" in asked):
            said = _taken(left, asked, forms)
            made |= {} if said == UNSAID else {name: said}
    says_more = any(made[name] != UNSAID for name in required or made)
    return made if not left and (is_named or says_more) else None


def _taken(left: list[Token], asked: Shape, forms: frozenset[str]) -> Any:
    """Take the first of the tokens that a key may have, as it is written there."""
    is_passed_over = "string" in types_of(asked) and not forms & {*asked, "type"}
    for token in () if is_passed_over else left:
        if (said := _as_asked(token, asked)) is not None:
            left.remove(token)
            return said
    return UNSAID


def _as_asked(token: Token, asked: Shape) -> Token | None:
    kinds = types_of(asked)
    if isinstance(token, str):
        if "enum" in asked:
            return token if token in asked["enum"] else None
        formed = token if re.search(asked.get("pattern", ""), token) else as_formed(token, asked["pattern"])
        return formed if formed and "string" in kinds else None
    return token if "number" in kinds or ("integer" in kinds and isinstance(token, int)) else None


def flowing(value: Any) -> str:
    """Return `value` as it is written in one line of YAML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flowing(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flowing, value)) + "]"
    if isinstance(value, str):
        return value if PLAIN.fullmatch(value) and isinstance(plain_value(value), str) else f"'{value}'"
    return f"{value:.10g}" if isinstance(value, float) else json.dumps(value)
