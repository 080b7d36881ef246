"""Sweeps for programs and for the command: who wins how often at several values of one number of a pack."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import floor
from threading import Event
from typing import Any, Final, Literal, NamedTuple

from pydantic import BaseModel

from engine.battles.orders import Mode, OrderError
from engine.execution.executors import LOCAL, Executor, usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.measures.orders import BalanceOrder, trials_of
from engine.experiments.sweeps import Variant
from engine.experiments.sweeps import sweep as measure
from engine.experiments.trials import Progress, Trial
from musterpress.api.balancing import Measuring, pool, refuse_unfit
from musterpress.api.fighting import Forces, ordered
from musterpress.api.packs import FaultyPack, Pack
from musterpress.api.tables import Table
from musterpress.api.watching import Watch, battles_heard, unwatched
from musterpress.reports.figures import Figures
from musterpress.reports.sweep import Swept, say_sweep, sweep_facts, sweep_notes, sweep_rows, written
from schemas.diagnostics.wording import did_you_mean
from schemas.kinds import ONE_A_PACK, kinds_of
from schemas.packs.packs import Loaded
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


def sweep(
    pack: Pack,
    place: str,
    values: str | Sequence[Any],
    battles: int | None = None,
    *,
    until: float | None = None,
    forces: Forces | None = None,
    players: Mapping[str, str] | None = None,
    scenario: str | None = None,
    styles: Sequence[str] | Literal["all"] = (),
    seed: int = 1,
    mode: Mode = "auto",
    threads: int | None = None,
    progress: Watch = unwatched,
) -> Table:
    """Return who wins how often at each of some values of a pack, as `musterpress sweep` measures it.

    The `place` is `rules.rifle.base_kill_faces`, or kind, id and place in a document: `weapon.rifle.range`. The values
    are a sequence, or a text such as "1..4", "1..9 by 2", "1,3,5"; where whole numbers stand in a row, such as faces of
    a die, a value is how many there are. All are fought with the same dice. A row is a
    pairing at a value, with the columns of a balance; `difference` is won less what is won at the value that stands,
    or at the first one, `slope` what one more of the number brings over all values, and `otherwise` the share of
    battles that went otherwise. A value that the pack cannot have has a row that says why in `refused`. With `styles`
    there is a row for each two that meet, and the slope is of the share of wins.

    Source: `docs/decisions/0038-what-a-number-is-worth.md`.

    Raises:
        OrderError: there is no such place, the pack can have none of the values, or it has not what is named.
    """
    order = BalanceOrder(
        ordered(pack.simulation, forces, players, scenario)[0],
        scenario,
        battles=battles,
        until=until,
        seed=seed,
        threads=threads or usable_cores(),
        styles=pool(pack.simulation, styles),
    )
    measuring = sweeping(pack, place, values_of(values) if isinstance(values, str) else values, order, mode)
    return Table.of(measuring(None, battles_heard(progress)))


def sweeping(
    pack: Pack, place: str, values: Sequence[Any], order: BalanceOrder, mode: Mode = "auto", executor: Executor = LOCAL
) -> Measuring:
    """Return what measures a pack at some values of a place of it.

    Raises:
        OrderError: there is no such place, the pack can have none of the values, or it has not what is ordered.
    """
    if not 1 <= len(values) <= MOST_VALUES:
        raise OrderError(f"a sweep takes 1 to {MOST_VALUES} values, got {len(values)}")
    refuse_unfit([pack.simulation], order)
    at = place_of(pack, place)
    swept = Swept(place, at.stands, tuple(values), refused={}, counts=at.is_row)
    variants: list[Variant] = []
    for number, value in enumerate(values):
        try:
            changed = pack.changed(at.kind, at.id, {at.path: at.meant(value)})
        except ValueError as error:
            swept.refused[number] = why_not(error)
        else:
            variants.append(_variant(value, Simulation(changed.read, mode, executor)))
    if not variants:
        raise OrderError(f"the pack can have none of these values: {'; '.join(dict.fromkeys(swept.refused.values()))}")
    trial = trials_of([each.simulation for each in variants], order)[0]
    return partial(_swept, variants, trial, swept)


def _swept(
    variants: Sequence[Variant],
    trial: Trial,
    swept: Swept,
    stop: Event | None,
    progress: Callable[[Progress], None],
) -> Figures:
    found = measure(variants, trial, swept.base, stop, progress)
    simulation = variants[0].simulation
    about = {"pack": simulation.pack.manifest.id, "mode": simulation.mode}
    return Figures(
        partial(say_sweep, found, swept),
        sweep_notes(found, swept, simulation.mode),
        sweep_facts(about, found, swept),
        sweep_rows(found, swept),
    )


def _variant(value: Any, simulation: Simulation) -> Variant:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return Variant(written(value), simulation, float(value) if is_number else None)


def why_not(error: ValueError) -> str:
    """Return why a pack cannot have a value: what the check says of it first."""
    if not isinstance(error, FaultyPack):
        return str(error)
    first, *others = error.verdict.errors
    more = f", and {len(others)} more" if others else ""
    return f"{first.message} [{first.code}]{more}"


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
    kinds = {name: kind for kind in kinds_of(pack.read.manifest.system).values() for name in (kind.folder, kind.name)}
    kind = kinds[named].name if named in kinds else ""
    own = {one.id: one for one in pack.read.documents if one.kind == kind}
    of_id = next(iter(own), "") if kind in ONE_A_PACK else "".join(way[:1])
    if of_id not in own:
        raise OrderError(_no_document(pack, named, kind, of_id, own))
    steps = way if kind in ONE_A_PACK else way[1:]
    return Place(kind, of_id, ".".join(steps), _value(pack, own[of_id], steps))


def _no_document(pack: Pack, named: str, kind: str, of_id: str, own: Mapping[str, Loaded]) -> str:
    if not kind:
        return f"there is no kind of document called {named!r}; {did_you_mean(named, [*pack.kinds])}"
    what = f"{kind} {of_id!r}" if of_id else kind
    return f"{pack.id} has no {what} of its own; it has {', '.join(sorted(own)) or 'none'}"


def _value(pack: Pack, document: Loaded, steps: Sequence[str]) -> Any:
    """Return what stands in a document: of rules also what they leave as the pack below has it."""
    value: Any = pack.read.rules if document.kind in ONE_A_PACK else document.model
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
