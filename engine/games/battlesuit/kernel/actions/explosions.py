"""What goes off and what falls down: bombs, mines and structures.

Rules: BS.BMB.3 to BS.BMB.6, BS.MIN.5, BS.MIN.6, BS.GAP.86 to BS.GAP.89, BS.BMB.1, BS.BMB.2, BS.GAP.136, BS.ENG.3,
BS.ENG.4, BS.GAP.71, BS.MIN.1 to BS.MIN.7, BS.GAP.90, BS.GAP.135.
"""

from engine.games.battlesuit.kernel.actions.harm import eliminate, note_parts, suffer
from engine.games.battlesuit.kernel.actions.secrets import show
from engine.games.battlesuit.kernel.actions.support import clears_point
from engine.games.battlesuit.kernel.board.places import (
    cover_of,
    ground_of,
    is_airborne,
    lay,
    next_point,
    occupant_of,
    points_apart,
)
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    is_on_map,
    note,
    note_all,
    note_side,
    side_of,
)
from engine.games.battlesuit.kernel.chance import roll
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, STRUCTURE_SIDES, Ability, Detonation, Terrain
from engine.games.battlesuit.kernel.event_codes import Draw, Event, Marker, MarkerState
from engine.games.battlesuit.kernel.legal.special import first_point, may_detonate, may_lay
from engine.games.battlesuit.kernel.legal.targets import torn_down
from engine.games.battlesuit.kernel.numbers.attack import blast_reaches, set_blast_parts
from engine.games.battlesuit.kernel.numbers.results import resolve
from engine.games.battlesuit.kernel.players.observe import prepare, prove_card
from engine.games.battlesuit.kernel.questions import choose_mine_point, wants_to_detonate
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def go_off(game: Game, kind: int, dot: int, by: int) -> None:
    """Let a bomb or a mine of soldier `by`, or set off by it, go off on a point. Rules: BS.BMB.3, BS.MIN.5."""
    note(game, Event.BLAST, by, NOBODY, dot, kind, 0)
    if kind == Detonation.BOMB:
        destroy_all(game, dot, by)
        for way in range(DIRECTIONS):
            there: int = next_point(game, dot, way)
            if there != NOBODY:
                shake_structure(game, there, by)
    for side in range(2):
        for soldier in range(first_of(side), end_of(game, side)):
            if is_on_map(game, soldier):
                blast(game, kind, dot, soldier, by)


def destroy_all(game: Game, dot: int, by: int) -> None:
    """Destroy all that is on the very point of a bomb, who passes through as well. Rules: BS.BMB.3, BS.GAP.86."""
    for side in range(2):
        for soldier in range(first_of(side), end_of(game, side)):
            if is_on_map(game, soldier) and game.soldiers.dot[soldier] == dot:
                show(game, soldier, by)
                eliminate(game, soldier, by)
    was: int = game.land.terrain[dot]
    becomes: int = centre_after(was, game.special.bomb_always_slag)
    game.land.improved[dot] = 0
    if becomes != was:
        lay(game, dot, becomes)
        note_all(game, Event.SHATTERED, by, NOBODY, dot, was, becomes, 0, 0)


def centre_after(terrain: int, always_slag: int) -> int:
    """Return what a bomb leaves of the terrain of its point: a bunker less, slag, or the water there was.

    Rules: BS.BMB.3, BS.GAP.86.
    """
    if terrain == Terrain.WATER or terrain == Terrain.BRIDGE:
        return Terrain.WATER
    return Terrain.CLEAR if terrain == Terrain.BUNKER and not always_slag else Terrain.SLAG


def shake_structure(game: Game, dot: int, by: int) -> None:
    """Throw for a structure next to a bomb; who is in one that falls is out. Rule: BS.BMB.4."""
    was: int = game.land.terrain[dot]
    up_to: int = falls_up_to(game, was)
    if up_to == 0:
        return
    die: int = roll(game, by, Draw.STRUCTURE, STRUCTURE_SIDES)
    soldier: int = occupant_of(game, dot)
    falls: bool = soldier != NOBODY and die <= up_to and not is_airborne(game, soldier)
    if die <= up_to:
        lay(game, dot, Terrain.RUBBLE)
    note_all(game, Event.SHATTERED, by, NOBODY, dot, was, game.land.terrain[dot], die, up_to)
    if falls:
        show(game, soldier, by)
        eliminate(game, soldier, by)


def falls_up_to(game: Game, terrain: int) -> int:
    """Return the highest roll that destroys a structure next to a bomb; 0 for what is none. Rule: BS.BMB.4."""
    if terrain == Terrain.BUNKER:
        return game.special.bomb_bunker_up_to
    return game.special.bomb_building_up_to if terrain == Terrain.BUILDING or terrain == Terrain.BRIDGE else 0


def blast(game: Game, kind: int, dot: int, soldier: int, by: int) -> None:
    """Attack a soldier that a bomb or a mine reaches. Rules: BS.BMB.5, BS.BMB.6, BS.MIN.5, BS.GAP.88."""
    points: int = points_apart(game, dot, game.soldiers.dot[soldier])
    if not blast_reaches(game.numbers, kind, points):
        return
    show(game, soldier, by)
    game.attack.explosion = kind
    game.attack.range_points = points
    game.attack.target = game.forces.card[soldier]
    game.attack.target_hits = game.soldiers.hits[soldier]
    game.attack.cover = cover_of(game, soldier)
    game.attack.marine_defends = game.forces.marine[soldier]
    set_blast_parts(game.numbers, game.cards, game.attack)
    note_parts(game, by, soldier)
    game.attack.die = roll(game, soldier, Draw.BLAST, game.numbers.combat_die)
    resolve(game.numbers, game.cards, game.attack)
    strength: int = game.attack.strength
    note_all(game, Event.BLAST_ATTACK, by, soldier, strength, points, kind, game.attack.die, game.attack.modified_die)
    note(game, Event.STRUCK, by, soldier, game.attack.result, game.attack.harm, game.attack.hits)
    suffer(game, soldier, by)
    prove_card(game, soldier)


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


def demolish(game: Game, soldier: int, amount: int) -> None:
    """Turn the point that an engineer has chosen into rubble. Rules: BS.ENG.3, BS.ENG.4."""
    dot: int = torn_down(game, soldier, amount)
    note(game, Event.DEMOLITION, soldier, NOBODY, dot, game.land.terrain[dot], 0)
    lay(game, dot, Terrain.RUBBLE)
    other: int = occupant_of(game, dot)
    if other == NOBODY or is_airborne(game, other):
        return
    if is_buried(side_of(other) == side_of(soldier), other == soldier, game.numbers.demolition_kills_friends == 1):
        eliminate(game, other, soldier)
    else:
        lose_storey(game, other)


def is_buried(friend: bool, engineer: bool, kills_friends: bool) -> bool:
    """Return whether somebody on a demolished point is eliminated. Rules: BS.ENG.4, BS.GAP.71."""
    return not engineer and (not friend or kills_friends)


def lose_storey(game: Game, soldier: int) -> None:
    """Have a soldier on the ground again that stood on a storey that is gone."""
    if game.soldiers.storey[soldier] == 0:
        return
    dot: int = game.soldiers.dot[soldier]
    game.soldiers.storey[soldier] = 0
    game.soldiers.level[soldier] = ground_of(game, dot)
    note_all(game, Event.STOREY, soldier, NOBODY, dot, 0, game.soldiers.left[soldier], ground_of(game, dot), 0)


def lay_mines(game: Game, side: int) -> None:
    """Let a side lay its mine markers. Rules: BS.MIN.4, BS.GAP.135."""
    for mine in range(game.forces.mines):
        if game.forces.mine_side[mine] == side:
            lay_mine(game, side, mine)


def lay_mine(game: Game, side: int, mine: int) -> None:
    """Let a player lay a marker; an illegal point is the first legal one. Rule: BS.GAP.135."""
    prepare(game, side)
    choose_mine_point(game, side, mine)
    dot: int = game.choice.dot
    if not may_lay(game, mine, dot):
        dot = first_point(game, mine)
    if dot != game.choice.dot:
        refuse_answer(game.answers, game.forces.policy[side])
    if dot == NOBODY:
        note_side(game, Event.NO_MINE, side, mine, 0, 0)
        return
    game.soldiers.mine_state[mine] = MarkerState.LAID
    game.soldiers.mine_dot[mine] = dot
    game.land.mine[dot] = mine + 1
    note_side(game, Event.MINE_LAID, side, dot, game.forces.mine_kind[mine], mine)


def enter_mines(game: Game, soldier: int) -> None:
    """Reveal the markers that a soldier has set off. Rules: BS.MIN.1, BS.GAP.90."""
    for mine in range(game.forces.mines):
        if (
            game.soldiers.mine_state[mine] == MarkerState.LAID
            and is_on_map(game, soldier)
            and is_set_off(game, soldier, mine)
        ):
            set_off(game, soldier, mine)


def is_set_off(game: Game, soldier: int, mine: int) -> bool:
    """Return whether a soldier is near enough to set a marker off. Rule: BS.GAP.90."""
    apart: int = points_apart(game, game.soldiers.dot[soldier], game.soldiers.mine_dot[mine])
    return apart <= game.special.mine_trigger_radius


def set_off(game: Game, soldier: int, mine: int) -> None:
    """Reveal a marker; a walker stops on it, one in the air if it is harmed, and an engineer may clear it.

    Rules: BS.MIN.2 to BS.MIN.7, BS.ENG.5.
    """
    kind: int = game.forces.mine_kind[mine]
    dot: int = game.soldiers.mine_dot[mine]
    hits: int = game.soldiers.hits[soldier]
    morale: int = game.soldiers.morale[soldier]
    game.soldiers.mine_state[mine] = MarkerState.REVEALED
    game.land.mine[dot] = 0
    cleared: bool = game.soldiers.dot[soldier] == dot and clears_point(game, soldier)
    note(game, Event.MINE, soldier, NOBODY, dot, kind, 1 if cleared else 0)
    if cleared:
        return
    walks: bool = not is_airborne(game, soldier)
    if kind != Marker.DUMMY:
        go_off(game, Detonation.BOMB if kind == Marker.NUCLEAR else Detonation.EXPLOSIVE_MINE, dot, soldier)
    harmed: bool = game.soldiers.hits[soldier] != hits or game.soldiers.morale[soldier] != morale
    if walks or harmed:
        game.soldiers.halted[soldier] = 1
