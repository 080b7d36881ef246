"""Exact odds of checks against the kernel: every throw made as at the end of a fight."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import pytest

from engine.games.maneuvers.kernel.actions.steps import earn_check
from engine.games.maneuvers.kernel.codes import Draw, EarnedBy, Scope
from engine.games.maneuvers.kernel.course import roll_checks
from engine.games.maneuvers.kernel.numbers.codes import NOBODY, Check, Outcome
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import give_lasting
from engine.games.maneuvers.odds.rolls import Patient, check, failed_late, lead
from engine.odds.dice import Distribution, certain
from tests.engine.games.maneuvers.positions import carried_out, position
from tests.rules.adapters.maneuvers.bench import rules_of
from tests.rules.adapters.maneuvers.stage import ACTOR, PEOPLE, TARGET, lay_down

FACES = range(1, 7)
RULED = rules_of({})


@pytest.mark.parametrize("aids", [0, 1])
def test_checks_are_rolled_in_battle_as_the_odds_say(aids: int) -> None:
    """Every throw of both checks at every Resilience and many a Stress. Rules: MN.HOUSE.5, MN.AID.2."""
    game = position({})
    for _ in range(aids):
        give_lasting(game, TARGET, ACTOR, Scope.CHECKS_OF, 1, until_fight_end=True)
    for kind, resilience, stress in product((Check.FALLOUT, Check.CASUALTY), range(4), range(0, 9, 2)):
        game.forces.resilience[ACTOR] = resilience
        fates = Counter(fate_of_check(game, kind, stress, dice) for dice in product(FACES, repeat=1 + aids))

        found = check(kind, Patient(resilience, aids), stress, RULED)
        assert found.chances == {fate: Fraction(count, fates.total()) for fate, count in fates.items()}


def fate_of_check(game: Game, kind: int, stress: int, dice: Sequence[int]) -> int:
    """Return what becomes of the actor by one check and its dice."""
    game.log.length = game.script.rows = game.battle.checks = 0
    game.battle.fate[:PEOPLE] = [NOBODY] * PEOPLE
    lay_down(game, Draw.CHECK, dice)
    earn_check(game, ACTOR, kind, stress, EarnedBy.DAMAGE, 0)
    roll_checks(game)
    return game.battle.fate[ACTOR]


@pytest.mark.parametrize(("round_number", "total"), [(3, 0), (4, 1), (4, 0)])
def test_late_failures_earn_in_battle_what_the_odds_are_about(round_number: int, total: int) -> None:
    """Every lead of an Escape, which changes no total: the check of the actor, if any. Rules: MN.VIC.1 to MN.VIC.3."""
    ahead = lead(-1, RULED)

    def by_battle(by: int) -> Distribution[int]:
        game = position({}, "escape", own_total=total)
        game.battle.round = round_number
        battle = carried_out(game, (20 + by, 20)).battle
        if battle.checks == 0 or battle.check_person[0] != ACTOR:
            return certain(Outcome.NONE)
        return check(battle.check_kind[0], Patient(2), battle.check_stress[0], RULED)

    assert failed_late(ahead, round_number, total, Patient(2), RULED).chances == ahead.then(by_battle).chances
