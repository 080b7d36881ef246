"""A toy game for any number of seats: every force throws a die, the highest alone wins, and the storm beats them all.

Its kernel is ten lines of plain Python with keyed dice; it borrows the name and the pack of a real system.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

import pytest
from pydantic import BaseModel

from engine.battles.forms import BattleForm, Fact, Mirroring
from engine.battles.log_forms import LogForm
from engine.battles.logs import Header
from engine.battles.orders import BattleOrder, BattleResult, Outcome, Row, ranked
from engine.battles.played import PlayedSystem
from engine.battles.telling import LogWords
from engine.execution.serialization import simulation_of
from engine.kernel.dice import die_face, keyed_draw
from engine.kernel.records import Record
from engine.systems import SYSTEMS, EngineSystem
from schemas.lazy import LazyTable
from schemas.packs.packs import Pack
from schemas.systems import SystemName


class AnyRow(BaseModel):
    """A row that may say anything."""


FORCES = ("ants", "bees", "cats", "dogs")
STORM = 7
"""The reason for which the storm throws; it wins on a 6."""


class ToyGame(Record):
    """Nothing: the toy is over when it is set up."""


@dataclass(frozen=True)
class ToyPrepared:
    """Four forces, no maps, and a scenario that fixes who is there."""

    seats: int
    forces: tuple[str, ...] = FORCES
    maps: tuple[str, ...] = ()

    @property
    def scenarios(self) -> Mapping[str, tuple[str, ...]]:
        """One, for as many forces as there are seats."""
        return {"fair": FORCES[::-1][: self.seats]}


def toy_dice(seed: int, forces: Mapping[str, str]) -> dict[str, int]:
    """Return what each seat throws; cats throw with three more, so that they are the strongest."""
    thrown = {seat: die_face(keyed_draw(seed, 1, at, 0, 0), 6) for at, seat in enumerate(forces)}
    return {seat: thrown[seat] + 3 * (force == "cats") for seat, force in forces.items()}


@dataclass(frozen=True)
class ToySetup:
    """A battle of the toy."""

    game: Any
    form: BattleForm
    seed: int
    forces: Mapping[str, str]

    @property
    def seats(self) -> tuple[str, ...]:
        """Return the seats of the form."""
        return self.form.seats

    def header(self) -> dict[str, Any]:
        """Return each seat with its force."""
        return {seat: {"force": force} for seat, force in self.forces.items()}

    def rows(self) -> Iterator[Row]:
        """Return a row for each throw, and the end."""
        thrown = toy_dice(self.seed, self.forces)
        yield from ((0, at, die) for at, die in enumerate(thrown.values()))
        yield (1, 0, 0)

    def event(self, row: Row) -> dict[str, Any]:
        """Return a row by names."""
        if row[0]:
            return {"event": "result", "winner": self.result().winner, "rules": []}
        return {"event": "throw", "seat": self.form.seats[row[1]], "value": row[2], "rules": []}

    def told(self, row: Row, _language: str = "") -> tuple[dict[str, Any], str]:
        """Return a row by names, and a throw as a sentence."""
        return self.event(row), "" if row[0] else f"{self.form.seats[row[1]]} throws {row[2]}."

    def result(self) -> BattleResult:
        """Return who threw highest; nobody of equal ones, and the storm if it throws a 6."""
        scores = toy_dice(self.seed, self.forces)
        best = ranked(scores)[0]
        winner = best[0] if len(best) == 1 else None
        if die_face(keyed_draw(self.seed, 1, 0, STORM, 0), 6) == 6:
            winner = self.form.neutral
        return BattleResult(winner, ranked(scores), scores, 1, "dice")

    def fault(self) -> str:
        """Return that nothing goes wrong."""
        return ""

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return the result, with the throws as a fact."""
        result = self.result()
        facts = {"pips": tuple(result.scores.values())}
        return Outcome(order, self.forces, None, result, facts, len(self.forces) + 1)


def toy_system(seats: int, mirroring: Mirroring = "rotated") -> EngineSystem:
    """Return the record of the toy for some number of seats."""
    names = ("north", "east", "south", "west")[:seats]
    form = BattleForm(names, (Fact("pips", "count_by_seat"),), mirroring, neutral="storm", has_map=False)

    def prepare(_pack: Pack) -> ToyPrepared:
        return ToyPrepared(seats)

    def set_up(prepared: ToyPrepared, order: BattleOrder, game: Any) -> ToySetup:
        fixed = dict(zip(names, prepared.scenarios.get(order.scenario or "", ()), strict=False))
        drawn = {seat: FORCES[keyed_draw(order.seed, 0, at, 0, 0) % 4] for at, seat in enumerate(names)}
        forces = {seat: order.at(seat).force or fixed.get(seat) or drawn[seat] for seat in names}
        return ToySetup(game, form, order.seed, forces)

    played = PlayedSystem(ToyGame, prepare, set_up, form)
    rows = LogForm(Header, dict.fromkeys(("throw", "result"), AnyRow), {})
    words = LogWords(held_part(rows), {"throw": lambda row, _: f"{row['seat']} throws {row['value']}."})
    return EngineSystem("Toy", battles=held_part(played), log_words=held_part(words))


def take_the_place_of_seven_seconds(toy: EngineSystem, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy's record stand for 7 Seconds until the test ends; what is prepared by it is forgotten with it."""
    monkeypatch.setitem(cast("LazyTable[SystemName, EngineSystem]", SYSTEMS)._rows, "seven_seconds", toy)
    monkeypatch.setattr("engine.battles.searching.fights.play", lambda *_: None)
    prepared_by_toy = lru_cache(simulation_of.__wrapped__)
    monkeypatch.setattr("engine.execution.serialization.simulation_of", prepared_by_toy)


def held_part(part: Any) -> Any:
    """Return a part that is there already, as a place to load it from."""
    return lambda: part
