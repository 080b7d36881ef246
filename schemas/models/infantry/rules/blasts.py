"""Explosions, scatter, thrown weapons, fire, smoke, large targets and breaches."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.infantry.rules.card import Types
from schemas.models.infantry.rules.measures import Ap, Count, Points, Turns, completed
from schemas.models.infantry.words import Toughness, WeaponType
from schemas.models.parameter import parameter

Kind = Annotated[Toughness, Field(strict=False)]
Radius = Annotated[int, Field(ge=0, le=9)]
EXPLODING = (WeaponType.EXPLOSIVE, WeaponType.INCENDIARY)
"""The types that structures suffer from, and from which low objects protect those who lie behind them."""
TOUGHNESS = {
    Toughness.TREE: 5,
    Toughness.WALL: 10,
    Toughness.LIGHT: 15,
    Toughness.MEDIUM: 40,
    Toughness.HEAVY: 90,
    Toughness.HARDENED: 140,
}


class ThrownRules(Part):
    """Thrown weapons."""

    dots_per_ap: Annotated[int, Field(ge=1, le=9)] = parameter(
        1, "IN.GAP.2", "Dots that a grenade goes for each AP spent on it."
    )
    most_ap: Ap = parameter(8, "IN.GAP.2", "Most AP that may be spent on a throw.")


class ScatterRules(Part):
    """Where a miss lands."""

    least: Count = parameter(1, "IN.GAP.18", "Fewest dots that a miss lands away.")
    most: Count = parameter(6, "IN.EXP.11 IN.GAP.18", "Most dots that a miss lands away.")
    incendiary_miss: Literal["no_effect", "lands_anyway", "scatters"] = parameter(
        "no_effect", "IN.INC.12 IN.GAP.12", "What a miss of a ranged incendiary does."
    )


class ExplosionRules(Part):
    """Explosions."""

    line: Literal["detonation", "none"] = parameter(
        "detonation", "IN.INC.5 IN.GAP.50", "Whether obstacles on the line from where it goes off protect."
    )
    low_cover_from: Types = parameter(
        EXPLODING, "IN.INC.6 IN.GAP.47", "Types from which a low solid object protects those prone behind it."
    )


class FireRules(Part):
    """Fire."""

    enter_damage: Points = parameter(1, "IN.INC.9", "Points of lethal damage for stepping onto a burning dot.")
    end_damage: Points = parameter(8, "IN.INC.10", "Points of lethal damage for ending a move on one.")
    start_damage: Points = parameter(
        1, "IN.GAP.49 IN.GAP.58", "Points of lethal damage for standing on one at the start of a game turn."
    )
    both: bool = parameter(True, "IN.GAP.11", "Whether both are taken by who does both.")
    turns: Turns = parameter(6, "IN.GAP.11 IN.GAP.49", "Game turns that a dot burns.")
    spreads: Literal["never", "vegetation"] = parameter(
        "never", "IN.GAP.11", "Whether fire goes to dots of vegetation around it at the start of each game turn."
    )
    on_water: bool = parameter(False, "IN.GAP.24", "Whether dots of water catch fire.")


class SmokeRules(Part):
    """Smoke."""

    radius: Radius = parameter(1, "IN.SMK.3", "Dots around the one where it lands that it fills at first.")
    grown_radius: Radius = parameter(2, "IN.SMK.5", "Dots around it that it fills once it has grown.")
    turns: Turns = parameter(12, "IN.SMK.7", "Turns after which it is gone.")
    counted_in: Literal["game_turns", "side_turns"] = parameter(
        "game_turns", "IN.GAP.13", "Turns of both sides, or of one, that these are."
    )
    on_wall: Literal["no_smoke", "smoke"] = parameter(
        "no_smoke", "IN.SMK.6 IN.GAP.51", "What smoke does that lands where nobody can walk."
    )


class LargeTargetRules(Part):
    """Large targets."""

    types: Types = parameter(EXPLODING, "IN.LRG.1 IN.GAP.26", "Types of weapons that structures are attacked with.")


class BreachingRules(Part):
    """Breaches."""

    toughness: Annotated[dict[Kind, Annotated[int, Field(ge=0, le=999)]], completed(TOUGHNESS)] = parameter(
        TOUGHNESS, "IN.BRC.5", "Points of damage that a dot of a structure withstands."
    )
    breached_by: Literal["more", "as_much"] = parameter(
        "more", "IN.BRC.1 IN.GAP.27", "Whether it takes more damage than that, or as much."
    )
    building: Kind = parameter(Toughness.MEDIUM, "IN.BRC.4", "Toughness of buildings that name none.")
    wall: Kind = parameter(Toughness.WALL, "IN.BRC.4", "Toughness of walls that name none.")
    tree: Kind = parameter(Toughness.TREE, "IN.BRC.6 IN.GAP.45", "Toughness of trees that name none.")
    vehicle: Kind = parameter(Toughness.MEDIUM, "IN.GAP.43", "Toughness of vehicles that name none.")
