"""A fight may be for some of a squad: they alone take part, in battles and in what is said of it. Rule: MN.GAP.25."""

from dataclasses import replace

import pytest

from engine.battles.modes import new_game, play
from engine.battles.orders import BattleOrder, Participant
from engine.games.maneuvers.battle.prepared import PreparedPack
from engine.games.maneuvers.battle.set_up import set_up_battle
from engine.games.maneuvers.checks.fights import character_on_both_sides
from engine.games.maneuvers.kernel.records import Game
from engine.paths import CONTENT
from schemas.models.maneuvers.fight import Fight, Squad
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack, read_packs


def pack_of(a_size: int | None, b_size: int | None) -> Pack:
    """Return the shipped pack in which so many fight at the Loading Dock, Copperhead against Lantern."""
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    found = pack.find("fight", "loading_dock")
    assert found is not None
    assert isinstance(found.model, Fight)
    sides = {
        "a": found.model.a.model_copy(update={"size": a_size}),
        "b": found.model.b.model_copy(update={"size": b_size}),
    }
    changed = replace(found, model=found.model.model_copy(update=sides))
    return replace(pack, documents=tuple(changed if each is found else each for each in pack.documents))


@pytest.mark.parametrize(
    ("sizes", "a", "b"),
    [
        ((None, None), ["Vale", "Okoro", "Pell", "Ruiz"], ["Haig", "Brandt", "Suri", "Dace"]),
        ((2, 3), ["Vale", "Okoro"], ["Haig", "Brandt", "Suri"]),
        ((1, 4), ["Vale"], ["Haig", "Brandt", "Suri", "Dace"]),
    ],
)
def test_the_first_members_take_part_and_nobody_else(
    sizes: tuple[int | None, int | None], a: list[str], b: list[str]
) -> None:
    """They stand in the header, roll for the order of action, and no row is about anybody else."""
    order = BattleOrder((Participant("a"), Participant("b")), "loading_dock", None, 3)
    setup = set_up_battle(PreparedPack(pack_of(*sizes)), order, new_game(Game, "compiled"))
    play("maneuvers", setup.game, "compiled")
    rows = [setup.event(row) for row in setup.rows()]

    header = setup.names.header()
    assert (header["a"]["members"], header["b"]["members"]) == (a, b)
    assert {row["actor"] for row in rows if row["event"] == "order"} == {*a, *b}
    assert {row["actor"] for row in rows if "actor" in row} <= {*a, *b}


@pytest.mark.parametrize(("size", "shared"), [(None, True), (4, True), (3, False)])
def test_who_does_not_take_part_is_on_no_side(size: int | None, *, shared: bool) -> None:
    """Pell, third of Copperhead, lent to Lantern as the fourth: on both sides only where all four of Lantern fight."""
    pack = pack_of(None, size)
    found = pack.find("squad", "lantern")
    assert found is not None
    assert isinstance(found.model, Squad)
    lent = replace(found, model=found.model.model_copy(update={"members": ("haig", "brandt", "suri", "pell")}))
    pack = replace(pack, documents=tuple(lent if each is found else each for each in pack.documents))
    fight, rules = pack.named("fight", "loading_dock", Fight), pack.rules
    assert fight is not None
    assert isinstance(rules, Rules)

    assert bool([*character_on_both_sides(fight, pack)]) is shared
