"""Bomb drones that their owner sets off. Rules: BS.BMB.1, BS.BMB.2, BS.GAP.136."""

from engine.games.battlesuit.kernel.actions.fire.blasts import go_off
from engine.games.battlesuit.kernel.board.places import points_apart
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, has_ability, is_on_map, side_of
from engine.games.battlesuit.kernel.codes import Ability, Detonation
from engine.games.battlesuit.kernel.legal.special import may_detonate
from engine.games.battlesuit.kernel.players.asking import wants_to_detonate
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.records import Game


def arm(game: Game) -> None:
    """Give every bomb drone its bomb. Rule: BS.BMB.1."""
    for side in range(2):
        for drone in range(first_of(side), end_of(game, side)):
            game.soldiers.armed[drone] = 1 if has_ability(game, drone, Ability.DETONATES) else 0


def detonate(game: Game, drone: int) -> None:
    """Set a bomb off; the drone goes with it. Rule: BS.BMB.3."""
    game.soldiers.armed[drone] = 0
    go_off(game, Detonation.BOMB, game.soldiers.dot[drone], drone)


def offer_detonation(game: Game, drone: int) -> bool:
    """Let the owner of a bomb drone set it off; return whether it went off. Rules: BS.BMB.1, BS.BMB.2."""
    if not may_detonate(game, drone):
        return False
    side: int = side_of(drone)
    prepare(game, side)
    if not wants_to_detonate(game, side, drone):
        return False
    detonate(game, drone)
    return True


def offer_all(game: Game) -> None:
    """Let both owners set off bomb drones that reach an enemy they know of. Rules: BS.BMB.1, BS.GAP.136."""
    for side in range(2):
        for drone in range(first_of(side), end_of(game, side)):
            if may_detonate(game, drone) and nearest_known(game, drone) <= game.numbers.blast_radius:
                offer_detonation(game, drone)


def nearest_known(game: Game, drone: int) -> int:
    """Return how far the nearest enemy is that the owner of a drone knows of; a great number if there is none."""
    least: int = game.board.dots
    enemy: int = 1 - side_of(drone)
    for other in range(first_of(enemy), end_of(game, enemy)):
        if is_on_map(game, other) and game.soldiers.hidden[other] == 0:
            least = min(least, points_apart(game, game.soldiers.dot[drone], game.soldiers.dot[other]))
    return least


def offer_after_step(game: Game) -> None:
    """Offer all detonations after a step. Rule: BS.GAP.136."""
    if game.special.detonates_each_step:
        offer_all(game)


def offer_at_end(game: Game) -> None:
    """Offer all detonations at the end of an activation. Rule: BS.GAP.136."""
    if game.special.detonates_at_end:
        offer_all(game)


def offer_before_attack(game: Game, target: int) -> bool:
    """Offer the owner of a bomb drone that is attacked to set it off first; return whether it did. Rule: BS.BMB.1."""
    return game.special.detonates_before_attack == 1 and offer_detonation(game, target)
