"""The answers worth asking about, as the rules judge them."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from engine.games.survive.custom_players.answers import GROUPS, TEAMS, Action, Activate, Place
from engine.games.survive.custom_players.pieces import Piece
from engine.games.survive.custom_players.words import activation_refused, start_refused, way_refused
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.board.choices import corner_x, corner_y
from engine.games.survive.kernel.board.footing import way_mil
from engine.games.survive.kernel.board.pieces import key_x, key_y
from engine.games.survive.kernel.records import Game
from engine.kernel.geometry import toward

ALONE: tuple[Action, ...] = ("move", "run", "charge", "hold", "shuffle", "blink")
PARTS = (4, 2)
"""All of the way, in quarters, and half of it."""
GRAIN_MIL = 500


def activations(game: Game, side: int, ready: Sequence[Piece]) -> Iterator[Activate]:
    """Yield who may be activated and how."""
    for answer in _thinkable(ready):
        if not activation_refused(game, side, answer):
            yield answer


def _thinkable(ready: Sequence[Piece]) -> Iterator[Activate]:
    for unit in ready:
        yield from (Activate(action, unit) for action in ALONE)
    for one, other in permutations(ready, 2):
        yield from (Activate(team, one, (other,)) for team in TEAMS)
    for group in GROUPS:
        yield from (Activate(group, one, (other,)) for one, other in combinations(ready, 2))
        if len(ready) > 2:
            yield Activate(group, ready[0], tuple(ready[1:]))


def ways(game: Game, unit: Piece, left_mil: int, *, mob_run: bool) -> Iterator[Place]:
    """Yield places that a unit may go to."""
    piece = unit.number
    from_x, from_y = game.battle.x_mil[piece], game.battle.y_mil[piece]
    for x, y in _aims(game, piece, left_mil):
        whole = way_mil(game, piece, x, y)
        for part in PARTS if whole else ():
            length = min(left_mil, whole) * part // PARTS[0]
            at = (toward(from_x, x, length, whole), toward(from_y, y, length, whole))
            if not way_refused(game, piece, at, left_mil, in_mob_run=mob_run):
                yield _place(*at)


def _aims(game: Game, piece: int, left_mil: int) -> Iterator[tuple[int, int]]:
    """Yield points to head for: the KeyChip, the spire, and as far as it goes in each direction of the die."""
    yield key_x(game), key_y(game)
    yield game.board.spire_x_mil, game.board.spire_y_mil
    for roll in range(1, game.numbers.die_sides + 1):
        east, north = game.numbers.direction_x[roll] * left_mil, game.numbers.direction_y[roll] * left_mil
        yield game.battle.x_mil[piece] + east // codes.PPM, game.battle.y_mil[piece] + north // codes.PPM


def starts(game: Game, side: int, unit: Piece) -> Iterator[Place]:
    """Yield places that a unit may be set up at."""
    steps = range(1, game.numbers.deploy_mil // GRAIN_MIL + 1)
    inward_x = -1 if corner_x(game, side) else 1
    inward_y = -1 if corner_y(game, side) else 1
    for across in steps:
        for along in steps:
            x = corner_x(game, side) + inward_x * across * GRAIN_MIL
            y = corner_y(game, side) + inward_y * along * GRAIN_MIL
            if not start_refused(game, side, unit.number, x, y):
                yield _place(x, y)


def _place(x_mil: int, y_mil: int) -> Place:
    return Place(x_mil / codes.MILS_PER_INCH, y_mil / codes.MILS_PER_INCH)
