"""Setting up: sides that begin on the map deploy whole, one after the other. Rules: BS.SCN.5, BS.SCN.8, BS.GAP.134."""

from engine.games.battlesuit.kernel.actions.command import split_side
from engine.games.battlesuit.kernel.actions.explosions import arm, lay_mines
from engine.games.battlesuit.kernel.actions.fire import let_face
from engine.games.battlesuit.kernel.actions.secrets import find_at_set_up, hide
from engine.games.battlesuit.kernel.board.places import ground_of, put
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, note
from engine.games.battlesuit.kernel.chance import SIDE_ACTOR, throw
from engine.games.battlesuit.kernel.codes import ALL_EDGES, NOBODY, SIDE_SQUADS, SOLDIERS, Place, Rank
from engine.games.battlesuit.kernel.event_codes import Draw, Event
from engine.games.battlesuit.kernel.legal.steps import first_place, may_deploy, may_deploy_at
from engine.games.battlesuit.kernel.players.observe import prepare
from engine.games.battlesuit.kernel.questions import choose_place
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.answers import refuse_answer


def set_up(game: Game) -> None:
    """Bring the soldiers that begin on the map on to it, those of the side first that the scenario names."""
    for soldier in range(SOLDIERS):
        game.soldiers.dot[soldier] = NOBODY
        game.soldiers.painted_by[soldier] = NOBODY
        game.soldiers.lost_to[soldier] = NOBODY
        game.soldiers.exit_edge[soldier] = NOBODY
    open_edges(game)
    name_leaders(game)
    arm(game)
    game.battle.initiative = NOBODY
    first: int = game.plan.first if game.plan.first != NOBODY else loser_of_roll(game)
    deploy_side(game, first)
    lay_mines(game, first)
    deploy_side(game, 1 - first)
    lay_mines(game, 1 - first)
    find_at_set_up(game)


def open_edges(game: Game) -> None:
    """Leave every edge open to each wave and side until a soldier has chosen for all. Rule: BS.GAP.139."""
    for wave in range(game.plan.waves):
        game.battle.wave_edges[wave] = ALL_EDGES
    for side in range(2):
        game.battle.exit_edges[side] = ALL_EDGES


def loser_of_roll(game: Game) -> int:
    """Throw for who deploys first, until the dice differ. Rule: BS.GAP.134."""
    red: int = 0
    blue: int = 0
    while red == blue:
        red = throw(game, 0, SIDE_ACTOR, Draw.INITIATIVE, game.numbers.initiative_die, 0)
        blue = throw(game, 1, SIDE_ACTOR + 1, Draw.INITIATIVE, game.numbers.initiative_die, 0)
    return 0 if red < blue else 1


def name_leaders(game: Game) -> None:
    """Write down who leads each squad, and how many soldiers it begins with. Rules: BS.PCS.5, BS.SQM.1."""
    for squad in range(2 * SIDE_SQUADS):
        game.battle.leader[squad] = NOBODY
    for side in range(2):
        for soldier in range(first_of(side), end_of(game, side)):
            own: int = side * SIDE_SQUADS + game.forces.squad[soldier]
            game.battle.began_with[own] += 1
            if game.forces.leader[soldier] == Rank.SQUAD_LEADER:
                game.battle.leader[own] = soldier
        split_side(game, side)


def deploy_side(game: Game, side: int) -> None:
    """Let a side place all that begin on the map."""
    for soldier in range(first_of(side), end_of(game, side)):
        if game.forces.wave[soldier] == 0:
            deploy(game, side, soldier)


def deploy(game: Game, side: int, soldier: int) -> None:
    """Let a player place a soldier, on the ground or in the air; an illegal place is the first free one."""
    prepare(game, side)
    choose_place(game, side, soldier)
    dot: int = game.choice.dot
    aloft: bool = may_deploy_at(game, soldier, dot, game.choice.level)
    if not aloft and not may_deploy(game, soldier, dot):
        dot = first_place(game, soldier)
    if dot != game.choice.dot or (not aloft and dot != NOBODY and game.choice.level > ground_of(game, dot)):
        refuse_answer(game.answers, game.forces.policy[side])
    if dot == NOBODY:
        note(game, Event.NO_PLACE, soldier, NOBODY, 0, 0, 0)
        return
    game.soldiers.place[soldier] = Place.ON_MAP
    put(game, soldier, dot, game.choice.level if aloft else ground_of(game, dot))
    hide(game, soldier)
    note(game, Event.DEPLOY, soldier, NOBODY, dot, game.soldiers.level[soldier], game.soldiers.hidden[soldier])
    let_face(game, soldier)
