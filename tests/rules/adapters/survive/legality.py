"""What content has to be: units, weapons, boards, control units, games."""

from collections.abc import Iterable
from typing import Any, TypeVar, cast

from engine.games.survive.checks.levels import player_count
from engine.games.survive.checks.parameters import buzz_saw_charges, hack_saw_shoots
from engine.games.survive.checks.units import (
    mob_size,
    overweight,
    stat_out_of_range,
    to_hit_mismatch,
    value_out_of_range,
)
from engine.games.survive.checks.zones import rings_crossed, rings_over_the_edge, spire_off_board
from engine.games.survive.rules.movement import load_of
from schemas.base import Document
from schemas.diagnostics.diagnostics import Finding
from schemas.models.survive.force import Mob, Unit, Weapon
from schemas.models.survive.place import ControlZone, Level
from schemas.models.survive.words import Stat
from tests.rules.adapters.survive.bench import Answer, Given, arsenal, rules_of
from tests.rules.adapters.survive.table import point

WORDS = {
    "unit-overweight": "overweight",
    "unit-stat-out-of-range": "stat_out_of_range",
    "to-hit-mismatch": "to_hit_mismatch",
    "spire-off-board": "spire_off_table",
    "ring-min-above-max": "zone_order",
    "ring-off-board": "zone_off_table",
    "hack-saw-shoots": "hack_saw_ranged",
    "buzz-saw-charges": "buzz_saw_charge",
    "player-count": "player_count",
    "mob-size": "mob_size",
}
"""The codes in the words of the cases."""
LINE = {"move": "move_in", "charge": "charge_in", "ranged_range": "ranged_range_in"}
LINE |= {"cc_to_hit": "close_to_hit", "cc_power": "close_power"}
"""Fields of a control unit that the cases call otherwise."""
BAD = {"ammo", "power", "difficulty"}


D = TypeVar("D", bound=Document)


def unjudged(model: type[D], **values: Any) -> D:
    """Return a document with what a case says of it, whether its schema would take it or not."""
    return cast("D", cast("Any", model).model_construct(**values))


def verdict(errors: Iterable[str]) -> Answer:
    """Return errors, each once, and that there are none."""
    found = frozenset(errors)
    return {"valid": not found, "errors": found}


def words(*found: Iterable[Finding]) -> set[str]:
    """Return findings in the words of the cases."""
    return {WORDS[finding.code] for findings in found for finding in findings}


def validate_unit(given: Given) -> Answer:
    """Answer what is wrong with a unit."""
    rules = rules_of(given, game__mode=given.get("mode", "level"))
    stats = {stat.value: getattr(rules.limits, stat.value).least for stat in Stat} | given.get("stats", {})
    carried = {"weapons": tuple(given.get("weapons", ())), "to_hit": given.get("printed_to_hit", {})}
    unit = unjudged(Unit, **stats, **carried)
    unknown = {"unknown_weapon"} if load_of(unit.weapons, arsenal()).unknown else set()
    found = words(
        stat_out_of_range(unit, rules), overweight(unit, arsenal(), rules), to_hit_mismatch(unit, arsenal(), rules)
    )
    return verdict(found | unknown)


def validate_weapon(given: Given) -> Answer:
    """Answer what is wrong with a weapon."""
    values = dict.fromkeys(("power", "difficulty", "weight", "ammo")) | given["weapon"]
    weapon = unjudged(Weapon, **values)
    fields = {finding.at[0] for finding in value_out_of_range(weapon, rules_of(given))}
    return verdict(f"bad_{field}" for field in sorted(BAD) if field in fields)


def validate_zone(given: Given) -> Answer:
    """Answer what is wrong with a board."""
    width, depth = given["table"]
    zone = unjudged(
        ControlZone,
        width_in=width,
        depth_in=depth,
        spire_in=point(given["spire"]),
        inner_in=given["icz"],
        outer_in=given["ocz"],
    )
    over = {WORDS["ring-off-board"]} if any(rings_over_the_edge(zone)) else set()
    return verdict(words(spire_off_board(zone), rings_crossed(zone)) | over)


def validate_control(given: Given) -> Answer:
    """Answer what is wrong with the stat line of a kind of control unit."""
    changed = {LINE.get(name, name): value for name, value in given["profile"].items() if name != "kind"}
    rules = rules_of(given)
    kind = given["profile"]["kind"]
    line = getattr(rules.control, kind).model_copy(update=changed)
    rules = rules.model_copy(update={"control": rules.control.model_copy(update={kind: line})})
    return verdict(words(hack_saw_shoots(rules), buzz_saw_charges(rules)))


def validate_game(given: Given) -> Answer:
    """Answer what is wrong with the players and Mobs of a game."""
    rules = rules_of(given)
    level = unjudged(Level, players=given["players"])
    mobs = [unjudged(Mob, units=("boss",) * size) for size in given["mob_sizes"]]
    return verdict(words(player_count(level, rules), *(mob_size(mob, rules) for mob in mobs)))
