"""Exact chances against the kernel: its own functions, over and over, with its own keyed dice."""

from collections import Counter
from collections.abc import Callable

import pytest

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.actions.fights import facing_fight as fight_by_kernel
from engine.games.survive.kernel.actions.fights import fight_on, open_from_rear
from engine.games.survive.kernel.actions.harm import die
from engine.games.survive.kernel.actions.shooting import shoot
from engine.games.survive.kernel.codes import Action, Effect, Event, FightEnd, ShotResult
from engine.games.survive.kernel.records import Game
from engine.games.survive.odds.combat import Fighter, Target, attack, facing_fight, rear_charge, red, shot
from engine.games.survive.rules.numbers import mils, numbers_of
from engine.odds.dice import Odds
from schemas.models.survive.words import Zone
from tests.engine.games.seven_seconds.chance import SEED, amounts, check_counts
from tests.rules.adapters.survive.bench import rules_of
from tests.rules.adapters.survive.stage import CLOSE_SLOT, GUN_SLOT, add_unit, rows_of, slot_of, stage

FEW_STRIKES = {"params": {"combat.strikes_most": 2}}
"""So few that fights are often broken off."""
OUTCOMES: dict[int, str] = {Effect.NONE: "unharmed", Effect.DAZED: "dazed", Effect.DEAD: "dead"}


def ended(game: Game, winner: int) -> str:
    """Return how a fight of the first two pieces ended, as the odds call it."""
    if winner == codes.NOBODY:
        [row] = rows_of(game, Event.FIGHT_OVER)
        return "broken_off" if FightEnd.BROKEN_OFF in row[5:8] else "both_down"
    return "second_wins" if winner else "first_wins"


def trials(game: Game, throws: int, trial: Callable[[], str]) -> Counter[str]:
    """Return how often each outcome of `trial` came up, with the pieces fresh and in a turn of its own each time."""
    game.draws.seed = SEED
    seen: Counter[str] = Counter()
    for throw in range(throws):
        game.battle.turn = throw + 1
        game.log.length = game.battle.over = 0
        for piece in range(game.forces.pieces):
            game.battle.status[piece] = game.battle.falls[piece] = game.battle.red[piece] = 0
            game.battle.fought_from[piece] = game.battle.run_hits[piece] = game.battle.run_misses[piece] = 0
            game.battle.blade[piece] = slot_of(piece, CLOSE_SLOT)
            game.battle.jammed_in[slot_of(piece, GUN_SLOT)] = 0
            game.battle.shots_left[piece] = 1
        seen[trial()] += 1
    return seen


@amounts
def test_fights_end_as_the_odds_say(throws: int) -> None:
    """Face to face, with few strikes: some won by either, some broken off, runs of hits counted."""
    game = stage(FEW_STRIKES)
    first, second = Fighter(6, 1, 5, 4), Fighter(5, 1, 4, 4)
    pieces = [
        add_unit(game, at, number=one.combat, power=one.power, toughness=4) for at, one in enumerate((first, second))
    ]

    seen = trials(game, throws, lambda: ended(game, fight_by_kernel(game, *pieces)))

    check_counts(seen, facing_fight(first, second, rules_of(FEW_STRIKES)))


@amounts
def test_charges_from_the_rear_end_as_the_odds_say(throws: int) -> None:
    """The charger opens, the target strikes on first."""
    game = stage(FEW_STRIKES)
    charger, target = Fighter(4, 1, 4, 4), Fighter(6, 1, 5, 4)
    pieces = [
        add_unit(game, at, number=one.combat, power=one.power, toughness=4) for at, one in enumerate((charger, target))
    ]

    def trial() -> str:
        open_from_rear(game, *pieces)
        return ended(game, fight_on(game, pieces[1], pieces[0]))

    check_counts(trials(game, throws, trial), rear_charge(charger, target, rules_of(FEW_STRIKES)))


@amounts
@pytest.mark.parametrize("dazed", [False, True])
def test_shots_hit_jam_and_harm_as_the_odds_say(throws: int, dazed: bool) -> None:
    """Number 6, Ammo 8, Power 5 against Toughness 4: two dice, and what the hit does."""
    game = stage({})
    shooter, target = (add_unit(game, mob, number=6, power=5, toughness=4) for mob in (0, 1))
    slot = slot_of(shooter, GUN_SLOT)
    game.forces.ammo[slot] = 8
    effects: Counter[str] = Counter()

    def trial() -> str:
        game.battle.status[target] = Effect.DAZED if dazed else Effect.NONE
        shoot(game, shooter, target, slot, Action.MOVE)
        [result] = rows_of(game, Event.SHOT_RESULT)
        hit = ShotResult.HIT in result[5:6]
        effects[OUTCOMES[game.battle.status[target]] if hit else "unharmed"] += 1
        return ("hit" if hit else "failed") + ("_and_jammed" if game.battle.jammed_in[slot] else "")

    seen = trials(game, throws, trial)

    odds: Odds = shot(6, 8, rules_of({}), in_range=True)
    check_counts(seen, odds)
    check_counts(effects, attack(6, 5, Target(4, dazed=dazed), rules_of({})))


@amounts
def test_units_go_red_as_the_odds_say(throws: int) -> None:
    """In the inner zone three faces of ten, when somebody has died before."""
    game = stage({})
    unit = add_unit(game, 0)
    game.numbers.red_faces[:] = numbers_of(rules_of({})).red_faces
    game.board.inner_mil, game.board.outer_mil = mils(4), mils(8)
    at = game.board.spire_x_mil

    def trial() -> str:
        game.battle.mob[unit], game.battle.first_fatality = 0, 1
        game.battle.x_mil[unit] = game.battle.y_mil[unit] = at
        die(game, unit)
        return "goes_red" if rows_of(game, Event.RED) else "leaves_soulchip"

    check_counts(trials(game, throws, trial), red(Zone.ICZ, rules_of({}), first_fatality=False))
