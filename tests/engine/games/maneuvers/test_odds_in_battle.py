"""Exact odds against the kernel: every throw of a maneuver carried out as in a battle, step by step."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.games.maneuvers.kernel.actions.maneuver import make
from engine.games.maneuvers.kernel.codes import Draw, Event
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.odds.maneuver import ManeuverOdds, Situation, maneuver_odds
from schemas.models.maneuvers.maneuver import Maneuver
from tests.rules.adapters.maneuvers.bench import maneuver_of, rules_of, shipped_maneuvers
from tests.rules.adapters.maneuvers.stage import ACTOR, PEOPLE, TARGET, lay_down, rows_of, stage

FACES = range(1, 7)
OWN, OTHER = 20, -5
"""The totals before it: whoever wants to may pay."""
DAMAGE, ARMOR = 5, 3
PARTS = ("effect", "risk", "reward")

Throw = tuple[bool, int, int, bool, bool]
"""Whether it was rewarded, what the totals changed by, and whether somebody of either side earned a check."""


def steps_by_lot(lot: Random) -> list[dict[str, Any]]:
    """Return up to three steps that change totals, pay, hurt or grant, of at most one die in all."""
    dice = iter([1, 0, 0])

    def change() -> dict[str, Any]:
        side, points, margin = lot.choice(("own", "other")), lot.randrange(4), lot.random() < 0.5
        verb = lot.choice(("gain", "lose"))
        return {"type": verb, "side": side, "points": points, "dice": next(dice), "margin": margin}

    def pay() -> dict[str, Any]:
        verb = lot.choice(({"type": "pay"}, {"type": "pay_or_clear", "state": "hidden"}))
        return {**verb, "currency": lot.choice(("edge", "points")), "points": lot.randrange(1, 4)}

    def hurt() -> dict[str, Any]:
        victim, dealer = lot.choice((("target", "actor"), ("actor", "opponent"), ("ally", "target")))
        return {"type": "damage", "victim": victim, "dealer": dealer}

    def grant() -> dict[str, Any]:
        return {"type": "extra", "maneuver": "engage"}

    return [lot.choice((change, change, pay, hurt, grant))() for _ in range(lot.randrange(4))]


def homebrew(seed: int) -> dict[str, Any]:
    """Return a maneuver made by lot."""
    lot = Random(seed)
    return {"aimed": True, "names_ally": True, **{part: steps_by_lot(lot) for part in PARTS}}


def dice_of(maneuver: Maneuver) -> int:
    """Return how many dice of points a maneuver may throw."""
    counts = [sum(getattr(step, "dice", 0) for step in getattr(maneuver, part)) for part in PARTS]
    return counts[0] + max(counts[1:])


def throws(game: Game, dice: int, difference: int) -> Iterator[tuple[Throw, Fraction]]:
    """Yield what each throw of the dice does, and its chance; throws by which the actor is as much ahead are one."""
    chosen = {name: getattr(game.choice, name) for name in ("maneuver", "rating", "target", "ally")}
    leads = [one - other + difference for one, other in product(FACES, FACES)]
    for lead in sorted({*leads}):
        for points in product(FACES, repeat=dice):
            for name, number in chosen.items():
                setattr(game.choice, name, number)
            yield thrown(game, lead, points), Fraction(leads.count(lead), 36 * 6**dice)


def thrown(game: Game, lead: int, points: Sequence[int]) -> Throw:
    """Return what one throw does: the two are 20 and as much more or less as the lead is."""
    game.log.length = game.script.rows = game.battle.checks = game.battle.extras = 0
    game.battle.total[:], game.battle.hidden[ACTOR] = [OWN, OTHER], 1
    lay_down(game, Draw.MANEUVER, [20 + lead], 99)
    lay_down(game, Draw.OPPOSING, [20], 99)
    lay_down(game, Draw.POINTS, points)
    make(game, ACTOR, 0)
    victims = {game.battle.check_person[at] for at in range(game.battle.checks)}
    return (
        game.battle.rewarded == 1,
        game.battle.total[0] - OWN,
        game.battle.total[1] - OTHER,
        any(victim < TARGET for victim in victims),
        any(victim >= TARGET for victim in victims),
    )


def asked(
    maneuver: Mapping[str, Any] | str, difference: int, *, pays: bool, floor: int | None = None
) -> tuple[ManeuverOdds, Game, Maneuver]:
    """Return the odds of a maneuver, and a stage where it is to be carried out."""
    given = {"maneuver": maneuver, "pay_second": pays, "params": {"total.floor": floor}}
    found = maneuver_of(given)
    assert found is not None
    game = stage({**given, "own_total": OWN, "other_total": OTHER})
    game.forces.damage[:PEOPLE], game.forces.armor[:PEOPLE] = [DAMAGE] * PEOPLE, [ARMOR] * PEOPLE
    situation = Situation(difference, own_total=OWN, other_total=OTHER, damage=DAMAGE, armor=ARMOR, pays=pays)
    return maneuver_odds(found, rules_of(given), situation), game, found


def agree(maneuver: Mapping[str, Any] | str, difference: int, *, pays: bool, floor: int | None = None) -> None:
    """Compare the odds of a maneuver with all of its throws."""
    odds, game, found = asked(maneuver, difference, pays=pays, floor=floor)
    seen = list(throws(game, dice_of(found), difference))

    assert odds.rolled.reward == sum(chance for throw, chance in seen if throw[0])
    assert odds.own == sum(chance * throw[1] for throw, chance in seen)
    assert odds.other == sum(chance * throw[2] for throw, chance in seen)
    assert odds.fallout(own_side=True) == sum(chance for throw, chance in seen if throw[3])
    assert odds.fallout(own_side=False) == sum(chance for throw, chance in seen if throw[4])
    assert odds.casualty(own_side=True) == odds.casualty(own_side=False) == 0


@pytest.mark.parametrize("name", [maneuver.id for maneuver in shipped_maneuvers()])
def test_a_shipped_maneuver_does_in_battle_what_its_odds_say(name: str) -> None:
    """Every throw of the two rolls and of all dice of points. Rules: MN.COR.4 to MN.COR.6."""
    agree(name, 1, pays=True)


@pytest.mark.parametrize("seed", [*range(8), *(pytest.param(seed, marks=pytest.mark.prove) for seed in range(8, 400))])
def test_a_maneuver_made_by_lot_does_in_battle_what_its_odds_say(seed: int) -> None:
    """Whatever the steps are, and wherever losses stop, odds are those of battles. Rules: MN.COR.1, MN.GAP.28."""
    agree(homebrew(seed), seed % 5 - 2, pays=seed % 2 == 1, floor=(None, 16, -7)[seed % 3])


def test_maneuvers_made_by_lot_have_all_that_odds_are_about() -> None:
    """Changes with dice and margin, payments, blows and extra maneuvers are all among them."""
    made = [step for seed in range(8) for part in PARTS for step in homebrew(seed)[part]]

    assert {step["type"] for step in made} == {"gain", "lose", "pay", "pay_or_clear", "damage", "extra"}
    assert {step.get("dice", 0) for step in made} == {0, 1}
    assert rows_of(asked("engage", 0, pays=False)[1], Event.MANEUVER) == []
