"""Reaction fire, and all that happens to who arrives on a point.

Rules: BS.RXN.1 to BS.RXN.6, BS.GAP.104 to BS.GAP.107, BS.TER.8, BS.RXN.1, BS.GAP.17.
"""

from engine.games.battlesuit.kernel.actions.explosions import enter_mines, offer_after_step
from engine.games.battlesuit.kernel.actions.fire import attack_with_spillover
from engine.games.battlesuit.kernel.actions.harm import wound
from engine.games.battlesuit.kernel.actions.secrets import look_for_hidden
from engine.games.battlesuit.kernel.board.holding import take_point
from engine.games.battlesuit.kernel.board.places import is_airborne, sees
from engine.games.battlesuit.kernel.board.soldiers import is_active, is_on_map, note, side_of
from engine.games.battlesuit.kernel.chance import throw
from engine.games.battlesuit.kernel.codes import NOBODY, Terrain
from engine.games.battlesuit.kernel.event_codes import Draw, Event
from engine.games.battlesuit.kernel.legal.targets import first_reactor, is_armed, may_react
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.questions import choose_reaction
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def face_reactions(game: Game, mover: int) -> None:
    """Let the enemies of a soldier react to the point it has entered. Rules: BS.RXN.1, BS.GAP.107.

    One that comes out of stealth fires first. Rule: BS.STL.5.
    """
    game.battle.reactors = 0
    if game.soldiers.unseen[mover] == 0:
        ask_for_reactions(game, mover)


def face_late_reactions(game: Game, mover: int) -> None:
    """Let the enemies react to a soldier that has come out of stealth and moved without firing. Rule: BS.STL.5."""
    moved: bool = game.soldiers.moved[mover] > 0 and game.soldiers.shots[mover] == 0
    if moved and game.soldiers.unseen[mover] > 0:
        game.battle.reactors = 0
        ask_for_reactions(game, mover)


def ask_for_reactions(game: Game, mover: int) -> None:
    """Ask the enemy for reactions, as long as one is allowed and it wants one. Rules: BS.RXN.2, BS.GAP.105."""
    going: bool = True
    while going and game.battle.reactors < game.numbers.reactors_per_point:
        going = is_active(game, mover) and first_reactor(game, mover) != NOBODY
        if going:
            going = asks_for_one(game, mover)


def asks_for_one(game: Game, mover: int) -> bool:
    """Let the enemy name a soldier that reacts, and let it fire; return whether there was one."""
    side: int = 1 - side_of(mover)
    prepare(game, side)
    choose_reaction(game, side, mover)
    soldier: int = game.choice.soldier
    if soldier == NOBODY:
        return False
    if not may_react(game, soldier, mover):
        refuse_answer(game.answers, game.forces.policy[side])
        return False
    game.battle.reactors += 1
    react(game, soldier, mover)
    return True


def react(game: Game, soldier: int, mover: int) -> None:
    """Fire in reaction; the soldier is complete, even if it turns out not to see. Rules: BS.RXN.3 to BS.RXN.5."""
    game.soldiers.reacted[soldier] = 1
    game.soldiers.complete[soldier] = 1
    in_sight: bool = sees(game, soldier, mover)
    note(game, Event.REACTION, soldier, mover, 1 if in_sight else 0, 0, 0)
    if in_sight:
        for shot in range(game.numbers.reaction_shots):
            if is_active(game, mover) and is_armed(game, soldier) and (shot == 0 or sees(game, soldier, mover)):
                attack_with_spillover(game, soldier, mover, 0)


def arrive(game: Game, soldier: int) -> None:
    """Let what is on a point work on a soldier that has entered it."""
    if game.land.terrain[game.soldiers.dot[soldier]] == Terrain.SLAG and not is_airborne(game, soldier):
        walk_on_slag(game, soldier)
    take_point(game, soldier)
    look_for_hidden(game, soldier)
    enter_mines(game, soldier)
    offer_after_step(game)
    if is_on_map(game, soldier):
        face_reactions(game, soldier)


def is_burnt(die: int, glow: int) -> bool:
    """Return whether a roll means damage on slag of a glow; a glow of 0 is harmless. Rule: BS.GAP.17."""
    return die <= glow


def walk_on_slag(game: Game, soldier: int) -> None:
    """Throw for the damage of glowing ground. Rules: BS.TER.8, BS.GAP.17."""
    if game.plan.glow == 0:
        return
    die: int = throw(game, side_of(soldier), soldier, Draw.GLOWING_SLAG, game.numbers.slag_die, 0)
    burnt: bool = is_burnt(die, game.plan.glow)
    note(game, Event.GLOW, soldier, NOBODY, 1 if burnt else 0, die, game.plan.glow)
    if burnt:
        wound(game, soldier, 1, NOBODY)
