"""What differs between two records: in words what their packs say to battles, and which of their figures moved."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from engine.experiments.balance import PAIRING
from engine.experiments.measures.flat_rows import DECIMAL, flat
from engine.experiments.records.headlines import SHARES, named_cells
from engine.experiments.records.orders import Balanced, Order, RecordError, arguments_of
from engine.experiments.records.record import Found, Record
from schemas.edits.edits import Delete, Insert, edits_between, place_told, value_at
from schemas.kinds import RULES, UNPLAYED, kinds_of
from schemas.packs.packs import Pack

Row = Mapping[str, Any]

UNPAIRED: Final = (
    "Figures of this kind have no interval of their difference; what their own intervals hold both may be chance."
)
EXACT: Final = "Chances are exact: what differs, differs."
SHOWN: Final = (*SHARES, "value", "share_there", "chosen", "winner", "turns")
MOST_TOLD: Final = 60
"""Lines after which the others are counted."""

LONGEST_VALUE: Final = 60

GIVEN: Final = "given"
"""What holds the inputs in a row of chances."""
KEYS: Final = ("style", "other_style", "player", "question", "answer", "seed")


def is_paired(order: Order) -> bool:
    """Return whether two packs are fought on the same dice to compare them by an order."""
    return isinstance(order, Balanced) and order.by == PAIRING and not order.styles and not order.without


def common_order(records: Iterable[Record | None]) -> Order:
    """Return the order by which two states were measured, or the one of them that is a record.

    Raises:
        RecordError: neither of them is, or they were measured by different orders.
    """
    orders = [each.order for each in records if each is not None]
    if not orders:
        raise RecordError("one of the two has to be a record, which says what is measured")
    if orders[0] != orders[-1]:
        raise RecordError(f"the two were not measured alike: {'; '.join(_otherwise(orders[0], orders[-1]))}")
    return orders[0]


def _otherwise(old: Order, new: Order) -> list[str]:
    if old.measure != new.measure:
        return [f"{old.measure} and {new.measure}"]
    there = arguments_of(new)
    return [f"{name} {value} and {there[name]}" for name, value in arguments_of(old).items() if value != there[name]]


def figures_differ(old: Found, new: Found) -> tuple[str, ...]:
    """Return where figures of one order differ, a line each; none where they are the same."""
    (was, before), (now, after) = _written(old), _written(new)
    lines = [
        f"{name}: {now.get(name)}, was {was.get(name)}" for name in {**was, **now} if was.get(name) != now.get(name)
    ]
    rows = max(len(before), len(after))
    other = rows - sum(first == second for first, second in zip(before, after, strict=False))
    return (*lines, *((f"{other} of {rows} rows",) if other else ()))


def _written(found: Found) -> tuple[dict[str, Any], list[Row]]:
    """Return facts and rows as a file has them, in which a list is a list."""
    facts, rows = json.loads(json.dumps([dict(found.facts), [*found.rows]]))
    return facts, rows


def moved(old: Iterable[Row], new: Iterable[Row]) -> tuple[list[dict[str, Any]], tuple[str, ...]]:
    """Return the figures that moved between rows of one order, a row each, and sentences on what that shows."""
    before, after = ({tuple(map(str, _key(row).values())): row for row in rows} for rows in (old, new))
    found = [
        {**_key(first), "figure": name, "old": value, "new": _shown(after[key]).get(name)}
        for key, first in before.items()
        if key in after
        for name, value in _shown(first).items()
        if value != _shown(after[key]).get(name)
    ]
    lost = len(before.keys() ^ after.keys())
    told = EXACT if any(GIVEN in row for row in before.values()) else UNPAIRED
    return found, (told, *((f"{lost} rows are in one of them only.",) if lost else ()))


def _shown(row: Row) -> Row:
    """Return the figures of a row by name; of chances the decimals."""
    if GIVEN in row:
        return {name: value for name, value in flat(row).items() if name.endswith(DECIMAL)}
    return {name: row[name] for name in SHOWN if name in row}


def _key(row: Row) -> dict[str, Any]:
    """Return the cells that say whom or what a row is of."""
    if isinstance(given := row.get(GIVEN), dict):
        return dict(given)
    return {**named_cells(row), **{name: row[name] for name in KEYS if name in row}}


def differences(old: Pack, new: Pack) -> tuple[str, ...]:
    """Return what differs in what two packs say to battles, a line each: rules first, then documents by kind and id.

    Of the rules it is what is in force, wherever that is said. The same pack has no lines.
    """
    lines = [*_told(old, new)]
    more = len(lines) - MOST_TOLD
    return (*lines[:MOST_TOLD], *((f"and {more} more",) if more > 0 else ()))


def _told(old: Pack, new: Pack) -> Iterator[str]:
    if old.manifest.system != new.manifest.system:
        yield f"the game is {new.manifest.system}, and was {old.manifest.system}"
        return
    yield from _changes("rules", old.rules.model_dump(mode="json"), new.rules.model_dump(mode="json"))
    for kind in sorted(kinds_of(new.manifest.system).keys() - UNPLAYED - {RULES}):
        before, after = ({each.id: dict(each.data) for each in pack.of_kind(kind)} for pack in (old, new))
        for name in sorted(before.keys() | after.keys()):
            yield from _of_document(f"{kind} {name}", before.get(name), after.get(name))


def _of_document(named: str, before: dict[str, Any] | None, after: dict[str, Any] | None) -> Iterator[str]:
    if before is None:
        yield f"{named} is new"
    elif after is None:
        yield f"{named} is gone"
    else:
        yield from _changes(named, before, after)


def _changes(named: str, before: Any, after: Any) -> Iterator[str]:
    for edit in edits_between(before, after):
        place = f"{named}: {place_told(edit.at)}"
        if isinstance(edit, Insert):
            yield f"{place} is new, {_short(edit.value)}"
        elif isinstance(edit, Delete):
            yield f"{place} is gone, was {_short(value_at(before, edit.at))}"
        else:
            yield f"{place} is {_short(value_at(after, edit.at))}, was {_short(value_at(before, edit.at))}"


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 1]}\u2026"
