"""Battles of packs that nobody wrote: random legal factions and maps, and rules at the ends of what they may be."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, reject, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from shapely import Point, Polygon

from engine.battles.battle import Battle, fight
from engine.battles.orders import BattleOrder, OrderError
from engine.campaigns import CampaignOrder, run_campaign
from engine.games.seven_seconds.form import participants
from engine.games.seven_seconds.legality.factions import faction_findings
from engine.games.seven_seconds.log.tabletop import Piece, Tabletop
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.terrain import TYPES
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.models.seven_seconds.words import Movement, Rating, Stat
from schemas.packs.packs import Loaded, Pack, read_packs
from tests.engine.absurd import Bounds
from tests.samples import at_length

PHASES = (Phase.explicit, Phase.generate)  # a battle is no smaller for being shrunk
STEADY = settings(derandomize=True, deadline=None, max_examples=40, database=None, phases=PHASES)
BOUNDS = Bounds(Rules)
EXTREMES = BOUNDS.extremes()
RULES = Rules(kind="rules", id="ruled", title="As ruled")
POLICIES = st.sampled_from([("heuristic", "heuristic"), ("heuristic", "random"), ("random", "random")])
SEEDS = st.integers(0, 2**62 - 1)
IMPASSABLE = {name for name, kind in TYPES.items() if kind.troopers.movement is Movement.IMPASSABLE}


@cache
def shipped() -> Pack:
    """The shipped pack; no argument of a test, since Hypothesis would spell it out."""
    return read_packs([Path("content/seven_seconds")]).packs[0]


@st.composite
def stats(draw: st.DrawFn) -> dict[str, dict[str, int]]:
    """Six points for each rating, one after another on stats that are not at 5 yet."""
    line = dict.fromkeys([stat.value for stat in Stat], 1)
    lines: dict[str, dict[str, int]] = {}
    for rating in Rating:
        for _ in range(6):
            line[draw(st.sampled_from([stat for stat, value in line.items() if value < 5]))] += 1
        lines[rating.value] = dict(line)
    return lines


@st.composite
def outlines(draw: st.DrawFn, width: float, depth: float) -> list[list[float]]:
    """A triangle or a rectangle somewhere on the table, in whole quarters of an inch."""
    x, y = (draw(st.integers(0, int(size) * 4 - 8)) / 4 for size in (width, depth))
    across, up = (draw(st.integers(4, 48)) / 4 for _ in range(2))
    right, top = min(x + across, width), min(y + up, depth)
    corners = [[x, y], [right, y], [right, top], [x, top]]
    return corners[:3] if draw(st.booleans()) else corners


@st.composite
def maps(draw: st.DrawFn) -> TerrainMap:
    """A table of any size with up to twelve pieces of terrain, which may lie on each other."""
    width, depth = (draw(st.sampled_from([12, 24, 36, 48, 120])) for _ in range(2))
    pieces = draw(st.lists(st.tuples(st.sampled_from(sorted(TYPES)), outlines(width, depth)), max_size=12))
    features = [{"id": f"piece_{n}", "type": kind, "outline_in": place} for n, (kind, place) in enumerate(pieces)]
    document = {"kind": "terrain_map", "id": "any", "title": "Any", "width_in": width, "depth_in": depth}
    return TerrainMap.model_validate({**document, "features": features})


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """Three to forty parameters, each at one end of what it may be."""
    places = draw(st.lists(st.sampled_from(sorted(EXTREMES)), max_size=40, unique=True, min_size=3))
    changes = {place: draw(st.sampled_from(EXTREMES[place])) for place in places}
    try:
        return Rules.model_validate(BOUNDS.changed(changes))
    except ValidationError:
        reject()


def with_faction(pack: Pack, name: str, lines: dict[str, dict[str, int]]) -> Pack:
    """The pack, one of whose factions has other stats."""

    def altered(loaded: Loaded) -> Loaded:
        if (loaded.kind, loaded.id) != ("faction", name):
            return loaded
        data = {**loaded.data, "stats": lines}
        return replace(loaded, data=data, model=Faction.model_validate(data))

    return replace(pack, documents=tuple(altered(loaded) for loaded in pack.documents))


def with_map(pack: Pack, field: TerrainMap) -> Pack:
    """The pack with one map only."""
    [first, *_] = pack.of_kind("terrain_map")
    others = [each for each in pack.documents if each.kind != "terrain_map"]
    return replace(
        pack, documents=(*others, replace(first, id=field.id, model=field, data=field.model_dump(mode="json")))
    )


def fought(pack: Pack, order: BattleOrder) -> Battle | None:
    """The battle, finished; None if it was refused because no log could hold it."""
    try:
        battle = fight(pack, order)
    except OrderError as fault:
        if "the log is full" not in str(fault):
            raise
        return None
    finished(battle)
    return battle


def finished(battle: Battle) -> None:
    """The battle has ended within its rounds, can be told, and its log ends with the result."""
    rules = battle.pack.rules
    assert isinstance(rules, Rules)
    longest = rules.end.max_rounds + rules.withdraw.pursuit_rounds
    rows = [*battle.rows()]
    assert 1 <= battle.result.turns <= longest
    assert rows[-1]["event"] == "result"
    assert len([*battle.sentences()]) > 10


class Watch:
    """The table followed row by row, and what must always hold on it."""

    def __init__(self, field: TerrainMap) -> None:
        self.field = field
        self.table = Tabletop()
        self.dead: set[str] = set()
        self.ready: set[str] = set()
        self.ground = [(each.type, Polygon(each.outline_in)) for each in field.features]

    def read(self, row: dict[str, Any]) -> None:
        """Take in a row and complain with an assertion."""
        before = dict(self.table.pieces)
        self.table.read(row)
        for name, piece in self.table.pieces.items():
            if piece is not before.get(name):
                self.judge(piece, row)
        self.activation(row)
        if row["event"] == "destroyed":
            self.dead.add(row["actor"])

    def judge(self, piece: Piece, row: dict[str, Any]) -> None:
        """Nobody dead is back, counters are not negative, and a piece stands on the table, not in a river."""
        assert piece.name not in self.dead, row
        assert piece.counters >= 0, row
        reach = 0.5 - 0.002
        assert reach <= piece.x_in <= self.field.width_in - reach or piece.kind == "objective", row
        assert reach <= piece.y_in <= self.field.depth_in - reach or piece.kind == "objective", row
        if piece.kind != "objective" and not piece.kind.endswith("drone"):
            rivers = [place for kind, place in self.ground if kind in IMPASSABLE]
            assert not any(place.buffer(-0.002).contains(Point(piece.x_in, piece.y_in)) for place in rivers), row

    def activation(self, row: dict[str, Any]) -> None:
        """A piece is activated once a round, but for those that a command made ready again."""
        if row["event"] == "refresh":
            self.ready = {name for name, piece in self.table.pieces.items() if piece.kind != "objective"}
        if row["event"] == "command":
            self.ready.add(row["target"])
        if row["event"] == "unit_placed":
            self.ready.add(row["actor"])
        if row["event"] == "activate":
            assert row["actor"] in self.ready, row
            self.ready.discard(row["actor"])


@STEADY
@given(red=stats(), blue=stats(), field=maps(), seed=SEEDS, policies=POLICIES)
def test_any_legal_factions_on_any_map(
    red: Any, blue: Any, field: TerrainMap, seed: int, policies: tuple[str, str]
) -> None:
    """The battle ends; on the way no counter is negative, the dead rest, and nobody stands where nobody can."""
    pack = with_map(with_faction(with_faction(shipped(), "puc", red), "zane", blue), field)
    assert not any(
        faction_findings(loaded.model, RULES) for loaded in pack.of_kind("faction") if isinstance(loaded.model, Faction)
    )

    battle = fight(pack, BattleOrder(participants("puc", "zane", players=policies), seed=seed))

    finished(battle)
    watch = Watch(field)
    for row in battle.rows():
        watch.read(row)


@at_length("battles", 40, 150)
def test_any_rules_give_a_finished_battle(battles: int) -> None:
    """Dice of two sides, bands of a thousandth of an inch, no counters, one round: absurd, but played to an end."""

    @settings(STEADY, max_examples=battles)
    @given(rules=rules(), seed=SEEDS, policies=POLICIES)
    def each(rules: Rules, seed: int, policies: tuple[str, str]) -> None:
        fought(replace(shipped(), rules=rules), BattleOrder(participants(players=policies), seed=seed))

    each()


@STEADY
@given(rules=rules(), field=maps(), seed=SEEDS)
def test_any_rules_on_any_map_give_a_finished_battle(rules: Rules, field: TerrainMap, seed: int) -> None:
    """Small tables and large bases: whoever finds no room is left out, and the battle ends all the same."""
    fought(with_map(replace(shipped(), rules=rules), field), BattleOrder(seed=seed))


@settings(STEADY, max_examples=10)
@given(rules=rules(), seed=SEEDS)
def test_any_rules_give_a_campaign(rules: Rules, seed: int) -> None:
    """It comes to an end, or to the last battle that was allowed."""
    order = CampaignOrder(length="long", seed=seed, battles_max=6)
    try:
        *_, end = run_campaign(replace(shipped(), rules=rules), order)
    except OrderError as fault:
        if "the log is full" not in str(fault):
            raise
        return

    assert end.row["over"] or end.row["battles"] == 6


@pytest.mark.parametrize("kind", ["river", "hill", "woods", "plains"])
def test_a_table_all_of_one_kind(kind: str) -> None:
    """Where all is river nobody can be put down, and the battle still ends."""
    everywhere = [[0, 0], [36, 0], [36, 36], [0, 36]]
    field = TerrainMap.model_validate(
        {
            "kind": "terrain_map",
            "id": "any",
            "title": "Any",
            "features": [{"id": "all", "type": kind, "outline_in": everywhere}],
        }
    )

    finished(fight(with_map(shipped(), field), BattleOrder(seed=1)))


@at_length("battles", 40, 200)
def test_plain_and_compiled_agree_on_any_pack(battles: int) -> None:
    """Battles of packs that nobody wrote: not one row differs between the modes."""
    whatever = {"red": stats(), "blue": stats(), "field": maps(), "rules": rules(), "seed": SEEDS, "policies": POLICIES}

    settings(STEADY, max_examples=battles)(given(**whatever)(both_modes_agree))()


def both_modes_agree(
    red: Any,
    blue: Any,
    field: TerrainMap,
    rules: Rules,
    seed: int,
    policies: tuple[str, str],
) -> None:
    """Fight a battle in both modes and compare it row by row."""
    short = rules.model_copy(update={"end": rules.end.model_copy(update={"max_rounds": min(rules.end.max_rounds, 3)})})
    pack = with_map(with_faction(with_faction(shipped(), "puc", red), "zane", blue), field)
    order = BattleOrder(participants("puc", "zane", players=policies), seed=seed)
    plain, compiled = (
        [*fight(replace(pack, rules=short), order._replace(mode=mode)).setup.rows()] for mode in ("plain", "compiled")
    )
    differing = [at for at, (one, other) in enumerate(zip(plain, compiled, strict=False)) if one != other]

    assert differing[:1] == []
    assert len(plain) == len(compiled)
