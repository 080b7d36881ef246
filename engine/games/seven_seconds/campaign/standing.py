"""Where the players of a campaign stand: what a battle earns, when it is over, what a streak brings and carries on."""

from typing import NamedTuple

from pydantic import Field

from schemas.base import Part
from schemas.models.seven_seconds.faction import Stats
from schemas.models.seven_seconds.rules.victory import CampaignRules

WINNING_STREAK = "winning_streak"
CAMPAIGN_POINTS = "campaign_points"
LENGTHS = ("short", "medium", "long")


class Standing(NamedTuple):
    """A player's campaign points, battles won in a row, and tech points."""

    points: int = 0
    streak: int = 0
    tech: int = 0


Standings = tuple[Standing, Standing]
"""Red's and blue's."""


class BattleEnd(NamedTuple):
    """What a campaign needs to know of a battle: winner and controller of the table are 0, 1 or None."""

    winner: int | None
    level: str
    controller: int | None


class Status(NamedTuple):
    """Whether a campaign is over, who won it (None: nobody), and by what."""

    over: bool
    winner: int | None = None
    reason: str = ""


class Advantage(NamedTuple):
    """What a streak brings to the next battle: a bonus on the game type's roll, and cards to draw of each kind."""

    roll_bonus: int = 0
    mission_cards: int = 1
    troop_cards: int = 1
    drone_cards: int = 1


NO_ADVANTAGES = (Advantage(), Advantage())


def award(standings: Standings, battle: BattleEnd, rules: CampaignRules) -> Standings:
    """Return the standings after a battle. Rules: 7S.CAMP.4, 7S.CAMP.5, 7S.CAMP.10, 7S.GAP.92, 7S.GAP.93."""
    red, blue = (_awarded(standing, side, battle, rules) for side, standing in enumerate(standings))
    return red, blue


def _awarded(standing: Standing, side: int, battle: BattleEnd, rules: CampaignRules) -> Standing:
    tech = rules.tech_for_battle + (rules.tech_for_control if battle.controller == side else 0)
    kept = standing.tech if rules.bank_tech else 0
    points, streak = _earned(standing, side, battle, rules)
    return Standing(standing.points + points, streak, kept + tech)


def _earned(standing: Standing, side: int, battle: BattleEnd, rules: CampaignRules) -> tuple[int, int]:
    """Return campaign points and the new streak."""
    if battle.winner is None:
        return 0, 0 if rules.draw_resets_streak else standing.streak
    if battle.winner != side:
        return rules.points.loss, 0
    points: int = getattr(rules.points, battle.level)
    return points, standing.streak + 1


def status(standings: Standings, length: str, rules: CampaignRules) -> Status:
    """Return whether a campaign of a length is over; a winning streak is tested first.

    Should both players have reached it, the one who has more wins; equal ones have fought a draw.
    Rules: 7S.CAMP.2, 7S.CAMP.3, 7S.CAMP.9.
    """
    streaks = (standings[0].streak, standings[1].streak)
    if max(streaks) >= rules.streak_to_win:
        return Status(over=True, winner=_ahead(streaks), reason=WINNING_STREAK)
    points = (standings[0].points, standings[1].points)
    if max(points) >= getattr(rules.points_to_win, length):
        return Status(over=True, winner=_ahead(points), reason=CAMPAIGN_POINTS)
    return Status(over=False)


def _ahead(totals: tuple[int, int]) -> int | None:
    red, blue = totals
    return None if red == blue else int(blue > red)


def advantage(streak: int, rules: CampaignRules) -> Advantage:
    """Return what a streak brings to the next battle. Rules: 7S.CAMP.6 to 7S.CAMP.8, 7S.SETUP.5, 7S.GAP.97."""
    return Advantage(
        roll_bonus=_at(rules.streak_roll_bonus, streak),
        mission_cards=1 + _at(rules.streak_extra_mission_cards, streak),
        troop_cards=1 + _at(rules.streak_extra_troop_cards, streak),
    )


def _at(by_streak: tuple[int, ...], streak: int) -> int:
    """Return the entry of a streak of 1, 2, 3 ...; a longer streak has the last one."""
    reached = by_streak[:streak]
    return reached[-1] if reached else 0


class Carried(Part):
    """A winning streak, and the stats as technology has raised them (None: as the faction's document says)."""

    streak: int = Field(default=0, ge=0, le=999)
    stats: Stats | None = None


NOTHING = (Carried.model_construct(), Carried.model_construct())  # nothing is given, so nothing need be checked
