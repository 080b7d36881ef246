"""No battle reads or writes before the first cell of a column: Python would take the last one, C other memory."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.battles.modes import new_game, play
from engine.battles.orders import BattleOrder, Participant
from engine.battles.played import battles_of
from engine.kernel.kernels import KERNELS
from engine.kernel.records import Record
from schemas.packs.packs import Pack

PACKS = ("battlesuit", "infantry", "maneuvers", "seven_seconds", "survive")


class Guarded(list[Any]):
    """A column that refuses an index below 0."""

    def __getitem__(self, at: Any) -> Any:
        """Return the cell of an index that is not below 0."""
        assert not isinstance(at, int) or at >= 0, at
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        """Write the cell of an index that is not below 0."""
        assert not isinstance(at, int) or at >= 0, at
        super().__setitem__(at, value)


def records_of(record: Record) -> Iterator[Record]:
    """Yield a record and all that it points to."""
    yield record
    for name in record.columns:
        if isinstance(part := getattr(record, name), Record):
            yield from records_of(part)


def guarded(game: Record) -> Record:
    """Return a game whose columns are all guarded."""
    for record in records_of(game):
        for name in record.columns:
            if isinstance(column := getattr(record, name), list):
                setattr(record, name, Guarded(column))
    return game


def test_every_game_of_battles_is_walked() -> None:
    """A kernel that plays battles is among those whose indices are watched."""
    assert {*PACKS} <= {*KERNELS}


@pytest.mark.prove
@pytest.mark.parametrize("player", ["heuristic", "random"])
@pytest.mark.parametrize("name", PACKS)
def test_no_index_of_a_battle_is_below_the_first_cell(packs: dict[str, Pack], name: str, player: str) -> None:
    """Whatever is -1 for nobody or nowhere is asked for before it is used."""
    pack = packs[name]
    played = battles_of(pack.manifest.system)
    prepared = played.prepared(pack)
    ordered: list[str | None] = [*sorted(prepared.scenarios)[:2]]
    for scenario in ordered or [None]:
        seats = played.form_for(prepared, scenario).seats
        order = BattleOrder(tuple(Participant(seat, None, player) for seat in seats), scenario, None, 3)
        setup = played.set_up(prepared, order, new_game(played.game, "plain"))

        play(name, guarded(setup.game), "plain")

        assert setup.game.log.length > len(seats)
        assert not setup.fault()
