"""A value that breaks its schema, and breaches about keys: unknown, missing, at another level, of another form."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
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
from schemas.validation.forms import NAMES, as_formed, form_told, look_alike_told
from schemas.validation.shapes import Shape, child_shape, flat

DEEPEST = 3
"""Levels below a document in which a key is looked for."""


@dataclass(frozen=True)
class Moved:
    """Keys that stand elsewhere than they belong: a hint, the keys, and the key of their mapping, if it has one."""

    hint: str
    keys: tuple[str, ...]
    owner: str = ""


@dataclass(frozen=True)
class Levels:
    """The keys that a schema knows at each level."""

    root: Shape

    def owners(self, name: str) -> list[Location]:
        """Return the places of the mappings that know the key `name`, those nearest to the document first."""
        return self._owners.get(name, [])

    @cached_property
    def _owners(self) -> dict[str, list[Location]]:
        found: dict[str, list[Location]] = defaultdict(list)
        for at, shape in sorted(self._mappings((), self.root, 0), key=lambda one: (len(one[0]), one[0])):
            for name in shape["properties"]:
                if at not in found[name]:
                    found[name].append(at)
        return dict(found)

    @cached_property
    def _single(self) -> set[tuple[Location, str]]:
        """The keys that take a single value."""
        return {
            (at, name)
            for at, shape in self._mappings((), self.root, 0)
            for name in shape["properties"]
            if not {"array", "object"} & _types(flat(self.root, child_shape(shape, name), {}))
        }

    def _mappings(self, at: Location, schema: Shape, depth: int) -> Iterator[tuple[Location, Shape]]:
        shape = flat(self.root, schema, {})
        if "properties" in shape:
            yield at, shape
        for branch in shape_branches(self.root, schema):
            yield from self._mappings(at, branch, depth)
        for name in shape.get("properties", {}) if depth < DEEPEST else ():
            child = flat(self.root, child_shape(shape, name), {})
            entries = child.get("items", child.get("additionalProperties"))
            yield from self._mappings((*at, name), child, depth + 1)
            if isinstance(entries, dict):
                yield from self._mappings((*at, name), entries, depth + 1)

    def moved(self, location: Location, name: str, value: Any, missing: list[str]) -> Moved | None:
        """Return where the key `name`, unknown in the mapping at `location`, belongs; None if that is not plain.

        `missing` are the keys which that mapping has to have, and has not.
        """
        if isinstance(value, Mapping) and (inner := tuple(one for one in missing if one in value)):
            hint = f"{listed(inner)} in it belong one level higher: delete `{name}:`, and move them to the left"
            return Moved(hint, inner)
        own = tuple(step for step in location if isinstance(step, str))
        whole = isinstance(value, list | dict)
        owners = [at for at in self.owners(name) if at != own and (not whole or (at, name) not in self._single)]
        inside = [at for at in owners if at[:-1] == own]
        if inside:
            owner = str(inside[0][-1])
            below = listed(dict.fromkeys(str(at[-1]) for at in inside))
            return Moved(f"it belongs one level deeper: indent it below {below}", (name,), owner)
        if outside := [at for at in owners if at == own[: len(at)]]:
            return Moved(f"it belongs one level higher, in {_told(outside[-1])}: move it to the left", (name,))
        return Moved(f"it belongs in {_told(owners[0])}", (name,)) if len(owners) == 1 else None


def _types(shape: Shape) -> set[str]:
    wanted = shape.get("type", ())
    return {wanted} if isinstance(wanted, str) else set(wanted)


def shape_branches(root: Shape, schema: Shape) -> Iterator[Shape]:
    """Yield what is asked of each of several alternatives that are told apart by one of their keys."""
    whole = {**root["$defs"][schema["$ref"].rpartition("/")[2]], **schema} if "$ref" in schema else schema
    yield from (part["then"] for part in whole.get("allOf", ()) if "then" in part)


def _told(location: Location) -> str:
    return f"`{'.'.join(map(str, location))}`" if location else "the document itself"


@dataclass(frozen=True)
class Breached:
    """A value that is not what its schema asks.

    `written` is the part of it that the author wrote, None if no part. `beside` is the entry behind it in a list.
    """

    levels: Levels
    location: Location
    value: Any
    shape: Shape
    written: Any
    beside: Any = None

    @property
    def root(self) -> Shape:
        """The whole schema."""
        return self.levels.root

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


def _takes(breached: Breached, name: str, other: str) -> bool:
    """Whether the value of an unknown key is of a type that the key `name` takes."""
    wanted = flat(breached.root, child_shape(breached.shape, name), breached.value[other]).get("type", ())
    types = {wanted} if isinstance(wanted, str) else set(wanted)
    types |= {"integer"} if "number" in types else set()
    return not wanted or type_of(breached.value[other]) in types


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
