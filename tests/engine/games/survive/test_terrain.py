"""Terrain on the board, by SV.HOUSE.7: what blocks stops sight and movement, what covers costs a shot its number."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from shapely import LineString, Point, Polygon

from engine.battles.battle import Battle
from engine.games.survive.kernel.actions.charging import set_behind
from engine.games.survive.kernel.actions.control import patrol
from engine.games.survive.kernel.board.choices import may_charge
from engine.games.survive.kernel.board.footing import is_free, is_open
from engine.games.survive.kernel.board.sight import cover_between, is_seen, shot_number
from engine.games.survive.kernel.codes import CONTROL, NOBODY, PPM, Action, ControlType
from engine.games.survive.kernel.records import Game
from engine.games.survive.rules.numbers import mils
from engine.games.survive.rules.places import pack_ground
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from tests.engine.games.survive.test_battle import in_mode, orders, pack_with
from tests.rules.adapters.survive.stage import GUN_SLOT, add_unit, slot_of, stage

Corners = list[list[float]]
ZONE: dict[str, Any] = {"kind": "control_zone", "id": "yard", "title": "Yard", "width_in": 36, "depth_in": 24}
ZONE |= {"spire_in": [18, 12], "inner_in": 4, "outer_in": 8, "corners": ["south_west", "north_east"]}
ACROSS: Corners = [[12, 9], [12.5, 9], [12.5, 11], [12, 11]]
"""A piece between x 12 and 12.5, from y 9 to 11."""


def piece(type: str, outline: Corners, id: str = "it") -> dict[str, Any]:
    return {"id": id, "type": type, "outline_in": outline}


def table(*pieces: dict[str, Any]) -> Game:
    """Return a table with two units that look at each other from [10, 10] and [15, 10], and terrain."""
    game = stage({})
    zone = ControlZone.model_validate(ZONE | {"control_units": [], "features": list(pieces)})
    rules = Rules.model_validate({"kind": "rules", "id": "home", "title": "Home"})
    pack_ground(zone, rules, game.ground, game.outlines)
    for mob, x in ((0, 10), (1, 15)):
        unit = add_unit(game, mob, number=7)
        game.battle.x_mil[unit], game.battle.y_mil[unit] = mils(x), mils(10)
    return game


KINDS = [
    ("building", True, 0),
    ("wall", True, 0),
    ("barricade", False, -1),
    ("scrub", False, -1),
    ("bunker_slit", False, -2),
]


@pytest.mark.parametrize(("type", "blocks", "cover"), KINDS)
def test_the_five_kinds_between_two_units(type: str, blocks: bool, cover: int) -> None:
    """Buildings and walls stop sight, moves and charges; barricade and scrub give -1, a bunker slit -2, for free."""
    game = table(piece(type, ACROSS))
    assert is_seen(game, 0, 1) is not blocks
    assert is_seen(game, 1, 0) is not blocks
    assert is_open(game, 0, mils(13.5), mils(10), NOBODY) is not blocks
    assert may_charge(game, 0, 1, NOBODY) is not blocks
    assert cover_between(game, 0, 1) == cover_between(game, 1, 0) == cover
    # A unit of Shooting 7 with a gun of Difficulty 1 hits on 7, and 1 or 2 less through cover.
    assert shot_number(game, 0, 1, slot_of(0, GUN_SLOT), Action.MOVE) == 7 + cover


@pytest.mark.parametrize(("type", "blocks", "_"), KINDS)
def test_standing_in_the_five_kinds(type: str, blocks: bool, _: int) -> None:
    """A base lies over no part of a building or wall, and may touch one; anything else is stood in."""
    game = table(piece(type, ACROSS))
    for x, free in ((12.25, not blocks), (11.6, not blocks), (11.5, True), (13, True)):
        assert is_free(game, 0, mils(x), mils(10)) is free, x


def test_the_best_cover_counts_once() -> None:
    """Through scrub, a bunker slit and a barricade a shot loses 2: that of the best piece."""
    slit: Corners = [[13, 9], [13.25, 9], [13.25, 11], [13, 11]]
    fence: Corners = [[14, 9], [14.25, 9], [14.25, 11], [14, 11]]
    assert cover_between(table(piece("scrub", ACROSS), piece("bunker_slit", slit, "b")), 0, 1) == -2
    assert cover_between(table(piece("scrub", ACROSS), piece("barricade", fence, "c")), 0, 1) == -1


def test_a_line_beside_a_piece_does_not_cross_it() -> None:
    """A line of fire along the border of a building is free; half an inch of base on the way is not."""
    beside: Corners = [[12, 10], [12.5, 10], [12.5, 11], [12, 11]]
    game = table(piece("building", beside))
    assert is_seen(game, 0, 1)
    assert not is_open(game, 0, mils(13.5), mils(10), NOBODY)
    apart: Corners = [[12, 10.5], [12.5, 10.5], [12.5, 11], [12, 11]]
    assert is_open(table(piece("building", apart)), 0, mils(13.5), mils(10), NOBODY)


def test_a_control_unit_turns_about_at_a_wall() -> None:
    """A patrol goes straight on, by half inches, until its base would lie over the wall, and turns about there."""
    game = table(piece("wall", ACROSS))
    game.board.spire_x_mil, game.board.outer_mil = mils(30), mils(100)
    game.board.inner_mil = mils(90)
    game.battle.mob[0], game.battle.kind[0] = CONTROL, ControlType.CU
    game.battle.facing_x[0], game.battle.facing_y[0] = PPM, 0
    patrol(game, 0)
    assert (game.battle.x_mil[0], game.battle.y_mil[0]) == (mils(11.5), mils(10))
    assert (game.battle.facing_x[0], game.battle.facing_y[0]) == (-PPM, 0)


def test_nobody_is_mobbed_through_a_wall() -> None:
    """A charger comes to the rear of its target only by a way that no wall crosses. Rules: SV.MOB.1, SV.GAP.39."""
    elsewhere: Corners = [[20, 20], [21, 20], [21, 21]]
    for wall, reached in ((elsewhere, True), (ACROSS, False)):
        game = table(piece("wall", wall))
        game.battle.facing_x[1], game.battle.facing_y[1] = PPM, 0  # it looks away from the charger
        assert set_behind(game, 0, 1) is reached


LEAST_IN = 0.479
"""Half a base, less the fiftieth of an inch by which bases may be off, and a rounded mil."""


@dataclass
class Referee:
    """What shapely says of a log: where pieces come to stand, which lines they go and shoot along."""

    blocking: list[Polygon]
    covering: list[tuple[Polygon, int]]
    at: dict[str, tuple[float, float]]
    shots: int = 0

    def judge(self, row: dict[str, Any]) -> None:
        """Judge a row by what it says."""
        event = row["event"]
        if event in {"control_unit", "deployed", "move", "charge", "blink", "relocated"}:
            self.stand(row, straight=event in {"move", "charge"})
        elif event == "shot":
            self.shoot(row)

    def stand(self, row: dict[str, Any], straight: bool) -> None:
        """Keep a base, and its way if it goes one, clear of what blocks."""
        here = (row["x_in"], row["y_in"])
        near = min(shape.distance(Point(here)) for shape in self.blocking)
        assert near >= LEAST_IN, (near, row)
        before = self.at.get(row["actor"], here)
        if straight and before != here:
            near = min(shape.distance(LineString([before, here])) for shape in self.blocking)
            assert near >= LEAST_IN, (near, before, row)
        self.at[row["actor"]] = here

    def shoot(self, row: dict[str, Any]) -> None:
        """Keep a line of fire clear of what blocks, and have cover on its way counted."""
        line = LineString([self.at[row["actor"]], self.at[row["target"]]])
        assert all(shape.intersection(line).length < 0.01 for shape in self.blocking), row
        crossed = [(shape.intersection(line).length, cover) for shape, cover in self.covering]
        cover = min((cover for length, cover in crossed if length > 0.002), default=0)
        assert row["modifier"] <= cover + (1 if row["weapon"] != "its gun" else 0), row  # a Double-Tap has +1
        self.shots += 1


GROUND = [
    piece("building", [[7, 3], [11, 3], [11, 6], [9, 6], [9, 7], [7, 7]], "mill"),
    piece("wall", [[22, 15], [22.5, 15], [22.5, 20], [22, 20]], "north_wall"),
    piece("wall", [[13.5, 4], [14, 4], [14, 9], [13.5, 9]], "south_wall"),
    piece("barricade", [[24, 10], [24.5, 10], [24.5, 14], [24, 14]], "fence"),
    piece("scrub", [[8, 11], [13, 10], [13, 14], [9, 15]], "thorns"),
    piece("bunker_slit", [[16, 18], [20, 18], [20, 19], [16, 19]], "post"),
    piece("building", [[27, 17], [31, 17], [31, 20], [27, 20]], "depot"),
]
UNITS = [
    {"type": "prime_cu", "at_in": [18, 13], "facing_deg": 0},
    {"type": "cu", "at_in": [20, 12], "facing_deg": 90},
    {"type": "hack_saw", "at_in": [18, 6], "facing_deg": 180},
    {"type": "buzz_saw", "at_in": [18, 17.4], "facing_deg": 0},
]


def test_battles_on_terrain_keep_to_it_in_both_modes(tmp_path: Path) -> None:
    """Sixteen seeds on a board full of terrain: both modes write the same, and nobody goes or shoots through it."""
    level = {"kind": "level", "title": "Terrain", "briefing": "Go.", "players": 2, "control_zone": "yard"}
    level |= {"mobs": ["rust_saints", "glass_dogs"]}
    level |= {"ways_to_win": ["keychip_to_spire", "last_mob"], "turns": 3}
    zone = {**ZONE, "control_units": UNITS, "features": GROUND}
    pack = pack_with(tmp_path, yard={key: value for key, value in zone.items() if key != "id"}, over=level)
    shots = 0
    for order in orders(pack, "over", range(16), "heuristic", "random"):
        plain, compiled = (in_mode(pack, order, mode) for mode in ("plain", "compiled"))
        assert [*plain.setup.rows()] == [*compiled.setup.rows()]
        shots += judged(compiled)
    assert shots > 100


def judged(battle: Battle) -> int:
    """Judge every row of a battle; return how many shots there were."""
    shapes = {entry["id"]: Polygon(entry["outline_in"]) for entry in GROUND}
    covers = {kind: cover for kind, _, cover in KINDS}
    blocking = [shapes[entry["id"]] for entry in GROUND if covers[entry["type"]] == 0]
    covering = [(shapes[entry["id"]], covers[entry["type"]]) for entry in GROUND if covers[entry["type"]] != 0]
    referee = Referee(blocking, covering, {})
    for row in battle.setup.rows():
        referee.judge(battle.setup.event(row))
    return referee.shots
