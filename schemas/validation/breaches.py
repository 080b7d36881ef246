"""A value that breaks its schema, and breaches about keys: unknown, missing, at another level, of another form."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from schemas.diagnostics.diagnostics import Finding, Fix, Location
from schemas.diagnostics.wording import (
    closest,
    did_you_mean,
    explained,
    is_alike,
    is_begun_with,
    label,
    listed,
    of_like_meaning,
    type_of,
)
from schemas.validation.entries import entries_of_pairs, flowing
from schemas.validation.forms import NAMES, as_formed, form_told, look_alike_told
from schemas.validation.levels import Levels, Moved
from schemas.validation.shapes import Shape, child_shape, flat, types_of, unfolded


@dataclass(frozen=True)
class Breached:
    """A value that is not what its schema asks.

    `written` is the part of it that the author wrote, None if no part. `beside` is the entry behind it in a list.
    `parent` is what is asked of the mapping or list that it stands in.
    """

    levels: Levels
    location: Location
    value: Any
    shape: Shape
    written: Any
    beside: Any = None
    parent: Shape = field(default_factory=dict)

    @property
    def root(self) -> Shape:
        """The whole schema."""
        return self.levels.root

    @property
    def needed(self) -> bool:
        """Whether the mapping that it stands in has to have it."""
        return not self.location or self.location[-1] in self.parent.get("required", ())

    @property
    def astray(self) -> bool:
        """Whether it stands among names, by a name that is a key of what is named there."""
        name = self.location[-1] if self.location else 0
        named = isinstance(self.parent.get("additionalProperties"), dict) and name not in self.parent.get(
            "properties", {}
        )
        return named and isinstance(name, str) and self.location[:-1] in self.levels.owners(name)

    @property
    def missing(self) -> list[str]:
        """The keys that a mapping has to have, and has not."""
        return [name for name in self.shape.get("required", ()) if name not in self.value]

    @property
    def unknown(self) -> list[str]:
        """The keys that a mapping of fixed keys has, and may not have."""
        known, closed = self.shape.get("properties", {}), self.shape.get("additionalProperties") is False
        return [name for name in self.value if name not in known] if closed else []

    def moved(self, name: str) -> Moved | None:
        """Where an unknown key belongs, unless it is a misspelt one of this mapping."""
        if closest(name, self.missing) or of_like_meaning(name, self.missing):
            return None
        return self.levels.moved(self.location, name, self.value[name], self.missing)

    def finding(self, code: str, message: str, hint: str = "", fix: tuple[Fix, ...] = ()) -> Finding:
        """Return the finding of this breach at the value, with what the field is for where no `hint` is given."""
        return Finding(code, self.location, message, hint or explained(self.shape), fix=fix)

    @property
    def name(self) -> str:
        """The field as people say it."""
        return label(self.location)


GLUED = re.compile(r"(\w+)( *(?:[-=]>|[:;=]) *| +)([^:\s].*)")
"""A key and its value with no colon, or none with a space behind it, between them."""

A_NAME = "a name has lower case letters, digits and underscores, and begins with a letter"


def about_keys(breached: Breached) -> Iterator[Finding]:
    """Unknown and missing keys together: a misspelt key is one mistake, not two."""
    if breached.astray:
        message = f"`{breached.location[-1]}` stands among the names of {label(breached.location[:-1])}"
        hint = "it is a key of what is named there, and belongs one level deeper: indent it, and what stands below it"
        yield Finding("unknown-key", breached.location, message, hint, at_key=True)
    elif (entry := _pair(breached)) is not None:
        hint = f"each value stands with its key: write {entry}"
        message = f"{breached.name} has no `{breached.missing[0]}`"
        yield Finding("missing-key", (*breached.location, breached.missing[0]), message, hint, at_key=True)
    else:
        yield from _about_each(breached)


def _about_each(breached: Breached) -> Iterator[Finding]:
    known = breached.shape.get("properties", {})
    missing, unknown = breached.missing, breached.unknown
    closed = breached.shape.get("additionalProperties") is False
    for name in unknown:
        unused = [other for other in known if other not in (breached.written or ())]
        meant = closest(name, missing) or of_like_meaning(name, missing) or closest(name, unused)
        moved = breached.moved(name)
        if (glued := _glued(breached, name, known)) is not None:
            missing = [other for other in missing if other != glued[1]]
            yield _without_colon(breached, name, glued)
            continue
        if (inner := _dotted(name, known)) is not None:
            yield _unknown_key(breached, name, inner, None)
            continue
        if meant is None and moved is None and len(missing) == len(unknown) == 1 and _takes(breached, missing[0], name):
            meant = missing[0]
        if meant in missing:
            missing.remove(meant)
            yield _unknown_key(breached, name, f"did you mean `{meant}`, which is required and missing?", meant)
        elif moved is not None and not (meant is not None and (is_alike(name, meant) or is_begun_with(name, meant))):
            yield _unknown_key(breached, name, moved.hint, None)
        else:
            hint = f"did you mean `{meant}`?" if meant else _known(name, known)
            yield _unknown_key(breached, name, hint, meant)
    for name in missing:
        misspelt = None if closed else closest(name, [other for other in breached.value if other not in known])
        if misspelt is not None and (glued := _glued(breached, misspelt, (name,))) is not None:
            yield _without_colon(breached, misspelt, glued)
        elif misspelt is not None:
            yield _unknown_key(breached, misspelt, f"did you mean `{name}`, which is required and missing?", name)
        else:
            yield _missing_key(breached, name)


def _pair(breached: Breached) -> str | None:
    """Return the entry of a list that a name and its value stand for, as it is written; None if that is not plain."""
    [*names] = breached.value
    is_entry = bool(breached.location) and isinstance(breached.location[-1], int)
    known = breached.shape.get("properties", {})
    if not is_entry or not breached.missing or len(names) != 1 or names[0] in known or closest(names[0], known):
        return None
    found = entries_of_pairs(breached.value, unfolded(breached.root, breached.shape))
    return flowing(found[0]) if found else None


def _takes(breached: Breached, name: str, other: str) -> bool:
    """Whether the value of an unknown key is of a type that the key `name` takes."""
    asked = flat(breached.root, child_shape(breached.shape, name), breached.value[other])
    types = {*types_of(asked)}
    types |= {"integer"} if "number" in types else set()
    value, enum = breached.value[other], asked.get("enum", ())
    is_formed = not isinstance(value, str) or re.search(asked.get("pattern", ""), value) is not None
    return (not types or type_of(value) in types) and is_formed and (not enum or value in enum)


def _known(name: str, known: Iterable[str]) -> str:
    """Return the keys that there are, as a hint, or the one that stands beside the misspelt one already."""
    twin = next((other for other in known if other.lower() == name.lower()), None)
    return f"`{twin}` stands here already: keep one of them" if twin else f"known keys: {listed(known)}"


def _glued(breached: Breached, name: str, known: Iterable[str]) -> re.Match[str] | None:
    """Return the parts of a key that holds its value too: no colon, or none with a space, stands between them."""
    found = GLUED.match(name) if breached.value[name] is None else None
    return found if found is not None and (found[1] in known or found[2].strip()) else None


def _dotted(name: str, known: Iterable[str]) -> str | None:
    """Return how a key of a key is written, where both stand in one word with a dot between them; else None."""
    outer, _dot, inner = name.partition(".")
    return f"write `{outer}:`, and `{inner}:` in a line of its own below it, indented" if outer in known else None


def _without_colon(breached: Breached, name: str, glued: re.Match[str]) -> Finding:
    colon = "there is no space behind the colon of" if ":" in glued[2] else "there is no colon behind"
    at, hint = (*breached.location, name), f"write `{glued[1]}: {glued[3]}`"
    return Finding("unknown-key", at, f"{colon} `{glued[1]}`", hint, at_key=True)


def _unknown_key(breached: Breached, name: str, hint: str, meant: str | None) -> Finding:
    owner = f"of {breached.name}" if breached.location else "of this kind of document"
    at = (*breached.location, name)
    fix = (Fix(at, meant, as_key=True),) if meant else ()
    told = look_alike_told(name)
    return Finding("unknown-key", at, f"`{name}` is not a key {owner}{told}", hint, at_key=True, fix=fix)


def _missing_key(breached: Breached, name: str) -> Finding:
    owner = breached.name if breached.location else "the document"
    shape = flat(breached.root, child_shape(breached.shape, name), None)
    words = shape.get("enum", ())
    hint = f"it is one of {listed(words)}" if "examples" not in shape and words else explained(shape)
    if as_key := next((word for word in words if word in breached.value), None):
        hint = f"`{as_key}` is one of its values: write `{name}: {as_key}`"
    if _is_torn(breached, name):
        hint = f"the next entry has it: is there a dash too many before `{next(iter(breached.beside))}`?"
    return Finding("missing-key", (*breached.location, name), f"{owner} has no `{name}`", hint, at_key=True)


def _is_torn(breached: Breached, name: str) -> bool:
    """Whether an entry of a list seems to be torn in two: what it lacks stands in the next one, which lacks more."""
    beside = breached.beside
    lacking = [other for other in breached.shape.get("required", ()) if other in breached.value]
    return isinstance(beside, dict) and name in beside and any(other not in beside for other in lacking)


def about_forms(breached: Breached) -> Iterator[Finding]:
    """Yield the keys of a mapping that are not of the form, or of the words, that it asks for."""
    asked = flat(breached.root, breached.shape.get("propertyNames", {}), None)
    choices = [name for name in asked.get("enum", ()) if name not in (breached.written or ())]
    form = A_NAME if asked.get("pattern") in NAMES else explained(breached.shape)
    for name in breached.value:
        if (glued := _glued(breached, name, ())) is not None:
            yield _without_colon(breached, name, glued)
        elif _breaks_form(name, asked):
            pattern = asked.get("pattern", "")
            at, near = (*breached.location, name), closest(name, choices) or as_formed(name, pattern)
            message = f"`{name}` cannot be a key of {breached.name}{form_told(name, pattern)}"
            hint = f"did you mean `{near}`?" if near else did_you_mean(name, choices) or form
            fix = (Fix(at, near, as_key=True),) if near else ()
            yield Finding("wrong-key-form", at, message, hint, at_key=True, fix=fix)


def _breaks_form(name: str, asked: Shape) -> bool:
    too_long = len(name) > asked.get("maxLength", len(name))
    choices = asked.get("enum")
    return too_long or not re.search(asked.get("pattern", ""), name) or (choices is not None and name not in choices)
