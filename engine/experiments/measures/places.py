"""Places of a pack where a sweep puts other values, the values it takes, and the packs that it fights with them."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import floor
from typing import Any, Final, NamedTuple

from pydantic import BaseModel

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.sweeps import Variant
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.diagnostics.wording import did_you_mean
from schemas.kinds import ONE_A_PACK, kinds_of
from schemas.packs.packs import Loaded, Pack
from schemas.reading.text import read_text

MOST_VALUES: Final = 100
SPAN: Final = re.compile(r"(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?: +by +(\d+(?:\.\d+)?))?")


class Place(NamedTuple):
    """Where a value of a pack stands: in which document, and where in it; `value` is what stands there."""

    kind: str
    id: str
    path: str
    value: Any

    @property
    def is_row(self) -> bool:
        """Return whether whole numbers stand there that follow one another: a number says how many, from the first."""
        row = self.value if isinstance(self.value, tuple | list) else ()
        return bool(row) and all(type(each) is int and each == row[0] + at for at, each in enumerate(row))

    @property
    def stands(self) -> Any:
        """Return what stands there as a sweep says it."""
        return len(self.value) if self.is_row else self.value

    def meant(self, value: Any) -> Any:
        """Return what a value of a sweep is in the document."""
        if self.is_row and type(value) is int:
            return [self.value[0] + at for at in range(value)]
        return value


@dataclass(frozen=True)
class Swept:
    """What was asked for: values of a place of a pack where another `stands`; `refused` says which not and why.

    A value `counts` how many whole numbers stand there in a row.
    """

    place: str
    stands: Any
    values: tuple[Any, ...]
    refused: dict[int, str]
    counts: bool = False

    @property
    def fought(self) -> tuple[int, ...]:
        """Return the numbers of the values that the pack can have."""
        return tuple(number for number in range(len(self.values)) if number not in self.refused)

    @property
    def base(self) -> int:
        """Return which of the values fought the others are compared with: the one that stands, or the first."""
        return next((at for at, number in enumerate(self.fought) if self.values[number] == self.stands), 0)


def written(value: object) -> str:
    """Return a value as a document has it: `true`, `null`, `5`."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def variants_at(
    place: str, at: Place, values: Sequence[Any], changed: Callable[[Any], Simulation]
) -> tuple[Swept, tuple[Variant, ...]]:
    """Return what is swept at a place of that name, and the packs that can be fought with the values.

    `changed` returns the pack with what a value means there, and raises a ValueError that says why it cannot have it.

    Raises:
        OrderError: there are no values or too many, or the pack can have none of them.
    """
    if not 1 <= len(values) <= MOST_VALUES:
        raise OrderError(f"a sweep takes 1 to {MOST_VALUES} values, got {len(values)}")
    swept = Swept(place, at.stands, tuple(values), refused={}, counts=at.is_row)
    variants: list[Variant] = []
    for number, value in enumerate(values):
        try:
            simulation = changed(at.meant(value))
        except ValueError as error:
            swept.refused[number] = str(error)
        else:
            variants.append(_variant(value, simulation))
    if not variants:
        raise OrderError(f"the pack can have none of these values: {'; '.join(dict.fromkeys(swept.refused.values()))}")
    return swept, tuple(variants)


def first_of(errors: Sequence[Diagnostic]) -> str:
    """Return what is wrong with a pack first, and how much more is."""
    first, *others = errors
    more = f", and {len(others)} more" if others else ""
    return f"{first.message} [{first.code}]{more}"


def _variant(value: Any, simulation: Simulation) -> Variant:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return Variant(written(value), simulation, float(value) if is_number else None)


def values_of(text: str) -> tuple[Any, ...]:
    """Return the values of a text: `1..4`, `1..9 by 2`, `1,3,5`, `true,false`, `[1],[1,2]`; all else as in YAML.

    Raises:
        OrderError: it cannot be read.
    """
    spans = SPAN.sub(lambda found: ", ".join(_span(*found.groups())), text)
    document = read_text(f"values: [{spans}]\n".encode())
    data = document.documents[0].data if document.documents else {}
    if document.flaws or data.keys() != {"values"} or not isinstance(data["values"], list):
        raise OrderError(f"{text!r} are no values; write 1..4, 1..9 by 2, or 1,3,5")
    return tuple(data["values"])


def _span(first: str, last: str, step: str | None) -> Iterator[str]:
    """Yield the numbers of a span in their own digits, the last one only if a step leads there."""
    ends = (first, last, step or "1")
    digits = max(len(end.partition(".")[2]) for end in ends)
    low, high, by = (float(end) for end in ends)
    if by <= 0 or high < low or (high - low) / by > MOST_VALUES:
        raise OrderError(f"{first}..{last} by {ends[2]} is no span of at most {MOST_VALUES} values, rising")
    for number in range(floor((high - low) / by + 1e-9) + 1):
        yield f"{low + number * by:.{digits}f}"


def place_of(pack: Pack, text: str) -> Place:
    """Return the place that a text names: kind or folder, id unless a pack has one such document, and the way in it.

    Raises:
        OrderError: it names nothing that can be changed.
    """
    named, *way = text.split(".")
    kinds = {name: kind for kind in kinds_of(pack.manifest.system).values() for name in (kind.folder, kind.name)}
    kind = kinds[named].name if named in kinds else ""
    own = {one.id: one for one in pack.documents if one.kind == kind}
    of_id = next(iter(own), "") if kind in ONE_A_PACK else "".join(way[:1])
    if of_id not in own:
        raise OrderError(_no_document(pack, named, kind, of_id, own))
    steps = way if kind in ONE_A_PACK else way[1:]
    return Place(kind, of_id, ".".join(steps), _value(pack, own[of_id], steps))


def _no_document(pack: Pack, named: str, kind: str, of_id: str, own: Mapping[str, Loaded]) -> str:
    if not kind:
        kinds = sorted({one.kind for one in pack.documents})
        return f"there is no kind of document called {named!r}; {did_you_mean(named, kinds)}"
    what = f"{kind} {of_id!r}" if of_id else kind
    return f"{pack.manifest.id} has no {what} of its own; it has {', '.join(sorted(own)) or 'none'}"


def _value(pack: Pack, document: Loaded, steps: Sequence[str]) -> Any:
    """Return what stands in a document: of rules also what they leave as the pack below has it."""
    value: Any = pack.rules if document.kind in ONE_A_PACK else document.model
    for at, step in enumerate(steps):
        there = parts(value)
        if step not in there:
            where = ".".join((document.kind, *steps[:at]))
            advice = f"; {did_you_mean(step, [*there])}" if there else ", which has no parts"
            raise OrderError(f"there is no {step!r} in {where}{advice}")
        value = there[step]
    if not steps or isinstance(value, BaseModel):
        raise OrderError(f"{'.'.join((document.kind, *steps))} is no value; name one of {', '.join(parts(value))}")
    return value


def parts(value: Any) -> dict[str, Any]:
    """Return the values within a value by the steps that lead to them: fields, keys, numbers from 0."""
    if isinstance(value, BaseModel):
        return {name: getattr(value, name) for name in type(value).model_fields}
    if isinstance(value, Mapping):
        return {str(name): each for name, each in value.items()}
    return {str(at): each for at, each in enumerate(value)} if isinstance(value, tuple | list) else {}
