"""Each advanced rule by itself, played and left out: the same position by hand. Rule: IN.GEN.1."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.infantry.kernel.codes import Action, Fault, Slot
from engine.games.infantry.kernel.course import end_side
from engine.games.infantry.kernel.standing.cards import die, fresh_ap
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, map_of, only

Options = dict[str, Any]
Play = Callable[[Pack, Options], Any]


def ap_of(card: str) -> Play:
    """Return what shows the AP of a fresh trooper."""
    return lambda pack, options: fresh_ap(Table(pack, (card,), **options).game, 0)


def cost_into(sign: str) -> Play:
    """Return what shows the AP of a step onto a dot."""

    def step(pack: Pack, options: Options) -> int:
        table = Table(pack, ("section_leader",), ground=map_of(f"..{sign}...", rows=12), **options)
        table.put("section_leader", 3, 11, ap=8)
        table.dice("section_leader", wire=(1, 1))
        cost: int = only(table.walk("section_leader", (2, 11)), "step")[0]["cost"]
        return cost

    return step


def rows_of_wire(pack: Pack, options: Options) -> int:
    """Return how many rows tell of wire that was stepped into."""
    table = Table(pack, ("section_leader",), ground=map_of("..x...", rows=12), **options)
    table.put("section_leader", 3, 11, ap=8)
    return len(only(table.walk("section_leader", (2, 11)), "wire"))


def contour(pack: Pack, options: Options) -> int:
    """Return the AP of a step up a level."""
    table = Table(pack, ground=map_of("......", rows=12), drawn={"levels": "1.....\n" + "......\n" * 11}, **options)
    table.put("rifleman", 1, 11, ap=8)
    cost: int = only(table.walk("rifleman", (0, 11)), "step")[0]["cost"]
    return cost


def into_tunnel(pack: Pack, options: Options) -> int:
    """Return what is against going under ground."""
    table = Table(pack, ground=map_of("......", rows=12), drawn={"tunnels": "Aa....\n" + "......\n" * 11}, **options)
    table.put("rifleman", 0, 11, ap=8)
    return table.faults("rifleman", Action.INTO_TUNNEL)


def swims_with_two_weapons(pack: Pack, options: Options) -> int:
    """Return what is against stepping into deep water with rifle and pistol."""
    table = Table(pack, ("section_leader",), ground=map_of("~.....", rows=12), **options)
    table.put("section_leader", 1, 11, ap=8)
    return table.faults("section_leader", Action.STEP, column=0, row=11)


def fires_on_the_move(pack: Pack, options: Options) -> int:
    """Return what is against firing on the move."""
    table = Table(pack, b=("recruit",), **options)
    table.put("rifleman", 0, 0, ap=8)
    table.put("recruit", 0, 10)
    table.walk("rifleman", (0, 1))
    return table.faults("rifleman", Action.FIRE_ON_THE_MOVE, "recruit")


def throws_on_the_move(pack: Pack, options: Options) -> int:
    """Return what is against a grenade on the move, which is in hand."""
    table = Table(pack, b=("recruit",), **options)
    table.put("rifleman", 0, 0, ap=8, active=Slot.GRENADES)
    table.walk("rifleman", (0, 1))
    return table.faults("rifleman", Action.EXPLOSIVE_ON_THE_MOVE, slot=Slot.GRENADES, column=0, row=5)


def breach_of_a_tree(pack: Pack, options: Options) -> int:
    """Return how many rows tell of damage to a tree that a rocket hits."""
    table = Table(pack, ("rocketeer",), ground=map_of("...T..", rows=30), **options)
    table.put("rocketeer", 3, 0, ap=8)
    table.dice("rocketeer", attack=(6, 6))
    table.do("rocketeer", Action.EXPLOSIVE, slot=Slot.PRIMARY, column=3, row=29)
    end_side(table.game, 0)
    return len(only(table.rows(), "structure"))


def morale_of_the_elite(pack: Pack, options: Options) -> int:
    """Return what an elite trooper has to reach with four dead and no leader."""
    table = Table(pack, ("rifleman",) * 4 + ("ghost_leader",), **options)
    for number in range(1, 5):
        die(table.game, table.person(f"rifleman#{number}"))
    table.rows()
    end_side(table.game, 0)
    number_to_reach: int = only(table.rows(), "morale")[0]["number"]
    return number_to_reach


ROWS: tuple[tuple[str, str, Play, Any, Any], ...] = (
    ("IN.ARM.6", "body_armor", ap_of("gunner"), 7, 8),
    ("IN.XPR.3", "experience", ap_of("ghost_leader"), 10, 8),
    ("IN.MOR.6", "experience", morale_of_the_elite, 2, 7),
    ("IN.TER.4", "advanced_terrain", cost_into("r"), 3, 1),
    ("IN.TER.4", "advanced_terrain", cost_into("s"), 4, 1),
    ("IN.TER.2", "advanced_terrain", cost_into("n"), 5, 1),
    ("IN.TER.3", "advanced_terrain", contour, 3, 1),
    ("IN.WIR.1", "barbed_wire", cost_into("x"), 6, 1),
    ("IN.WIR.3", "barbed_wire", rows_of_wire, 1, 0),
    ("IN.TUN.2", "trench_tunnel", cost_into("="), 3, 1),
    ("IN.TUN.1", "trench_tunnel", into_tunnel, 0, Fault.NO_TUNNEL),
    ("IN.WAT.1", "water", cost_into("-"), 4, 1),
    ("IN.WAT.2", "water", swims_with_two_weapons, Fault.CANNOT_SWIM, 0),
    ("IN.MVF.3", "movement_fire", fires_on_the_move, 0, Fault.NOT_MOVING),
    ("IN.MVF.7", "movement_fire", throws_on_the_move, 0, Fault.NOT_MOVING),
    ("IN.BRC.2", "breaching", breach_of_a_tree, 1, 0),
)
"""A rule and its option, what shows it, what that shows where the option is played, and where it is not."""


@pytest.mark.parametrize(
    ("option", "play", "played", "left_out"), [pytest.param(*row, id=f"{rule} {row[0]}") for rule, *row in ROWS]
)
def test_an_advanced_rule_is_played_or_left_out(
    packs: dict[str, Pack], option: str, play: Play, played: Any, left_out: Any
) -> None:
    """The basic game goes on without it: its ground is standard, its actions are refused, its marks are not made."""
    assert play(packs["infantry"], {}) == played
    assert play(packs["infantry"], {"options": {option: False}}) == left_out
