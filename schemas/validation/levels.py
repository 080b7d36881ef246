"""At which level of a document each key belongs, by its schema."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.diagnostics.wording import listed
from schemas.validation.shapes import Shape, child_shape, flat, types_of

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
            if {"array", "object"}.isdisjoint(types_of(flat(self.root, child_shape(shape, name), {})))
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


def shape_branches(root: Shape, schema: Shape) -> Iterator[Shape]:
    """Yield what is asked of each of several alternatives that are told apart by one of their keys."""
    whole = {**root["$defs"][schema["$ref"].rpartition("/")[2]], **schema} if "$ref" in schema else schema
    yield from (part["then"] for part in whole.get("allOf", ()) if "then" in part)


def _told(location: Location) -> str:
    return f"`{'.'.join(map(str, location))}`" if location else "the document itself"
