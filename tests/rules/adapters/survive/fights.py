"""Close combat: who strikes first, exchanges, runs of hits, fights to their end."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

from engine.games.survive.kernel.actions.fights import (
    begin_pair,
    charger_is_first,
    enter_fight,
    facing_fight,
    open_facing,
    open_from_rear,
    pair_strike,
    strike,
)
from engine.games.survive.kernel.actions.mobbing import is_mobbing
from engine.games.survive.kernel.codes import Draw, Effect, Event
from engine.games.survive.kernel.records import Game
from tests.rules.adapters.survive.bench import Answer, Given
from tests.rules.adapters.survive.stage import CLOSE_SLOT, add_unit, lay_down, rows_of, slot_of, stage, state_of, thrown

HIT, MISS = 1, 10
POWER, HAS_HIT = 6, 7
"""Where a row of a strike has its Power, and whether it hit."""


def duel(given: Given, one: str, other: str) -> Game:
    """Return two of different Mobs who are in a fight."""
    game = stage(given)
    for mob, name in enumerate((one, other)):
        add_unit(game, mob, **given[name])
    enter_fight(game, 0, 1)
    enter_fight(game, 1, 0)
    return game


def first_striker(given: Given) -> Answer:
    """Answer who strikes first."""
    game = stage(given)
    charger, target = add_unit(game, 0), add_unit(game, 1)
    game.forces.grit[charger], game.forces.grit[target] = given["charger_grit"], given["target_grit"]
    game.battle.status[target] = Effect.DAZED if given.get("target_dazed") else Effect.NONE
    first = given.get("rear", False) or charger_is_first(game, charger, target, game.numbers.charge_grit)
    return {"first": "charger" if first else "target"}


def facing_exchange(given: Given) -> Answer:
    """Answer how the opening of a facing fight ends, by its dice, or with what chance."""
    if "rolls" in given:
        return {"states": dict(zip(("first", "second"), _exchanged(given, given["rolls"]), strict=True))}
    faces = range(1, 11)
    ends = Counter(_exchanged(given, rolls) for rolls in product(faces, faces))
    return {"p": {"/".join(states): Fraction(count, 100) for states, count in ends.items()}}


def _exchanged(given: Given, rolls: Any) -> tuple[str, str]:
    game = duel(given, "first", "second")
    lay_down(game, Draw.STRIKE, rolls)
    open_facing(game, 0, 1)
    return state_of(game, 0), state_of(game, 1)


def rear_exchange(given: Given) -> Answer:
    """Answer how the sequence of a rear charge ends."""
    game = duel(given, "charger", "target")
    lay_down(game, Draw.STRIKE, given["rolls"])
    open_from_rear(game, 0, 1)
    return {"states": {"charger": state_of(game, 0), "target": state_of(game, 1)}, "strikes": thrown(game)}


def whole_fight(given: Given) -> Answer:
    """Answer how a facing fight ends."""
    game = duel(given, "first", "second")
    lay_down(game, Draw.STRIKE, given["rolls"])
    winner = facing_fight(game, 0, 1)
    states = {"first": state_of(game, 0), "second": state_of(game, 1)}
    strikes = len(rows_of(game, Event.STRIKE))
    return {"states": states, "winner": {0: "first", 1: "second"}.get(winner), "strikes": strikes}


def hit_run(given: Given) -> Answer:
    """Answer the Powers of successive strikes of one on another."""
    game = stage(given)
    add_unit(game, 0, power=given["power"])
    add_unit(game, 1, toughness=given["toughness"])
    game.battle.blade[0] = slot_of(0, CLOSE_SLOT)
    lay_down(game, Draw.STRIKE, [HIT if outcome == "hit" else MISS for outcome in given["outcomes"]])
    effects = _until_effect(strike(game, 0, 1, 0, sure=False) for _ in given["outcomes"])
    powers = [power for power in _powers(game) if power is not None]
    return {"powers": powers, "effect_at": _effect_at(effects), "result": _result(game, 1)}


def mobbing_run(given: Given) -> Answer:
    """Answer the Powers of the strikes of a pair."""
    game = stage(given)
    for _ in range(2):
        add_unit(game, 0)
    add_unit(game, 1, toughness=given["toughness"])
    begin_pair(game)
    lay_down(game, Draw.STRIKE, [HIT if each["hit"] else MISS for each in given["strikes"]])

    def struck(at: int) -> int:
        piece = at % 2
        game.battle.blade[piece] = slot_of(piece, CLOSE_SLOT)
        game.forces.power[slot_of(piece, CLOSE_SLOT)] = given["strikes"][at]["power"]
        return pair_strike(game, piece, 2, 0, sure=False)

    effects = _until_effect(struck(at) for at in range(len(given["strikes"])))
    return {"powers": _powers(game), "effect_at": _effect_at(effects), "result": _result(game, 2)}


def _until_effect(effects: Any) -> list[int]:
    found: list[int] = []
    for effect in effects:
        found.append(effect)
        if effect != Effect.NONE:
            break
    return found


def _effect_at(effects: list[int]) -> int | None:
    return len(effects) if effects and effects[-1] != Effect.NONE else None


def _powers(game: Game) -> list[int | None]:
    return [row[POWER] if row[HAS_HIT] else None for row in rows_of(game, Event.STRIKE)]


def _result(game: Game, piece: int) -> str:
    state = state_of(game, piece)
    return "none" if state == "active" else state


def mobbing_setup(given: Given) -> Answer:
    """Answer whether two chargers mob their target."""
    mobbing = is_mobbing(*given["reach"])
    return {"mobbing": mobbing, "rear_chargers": 1 if mobbing else 0}
