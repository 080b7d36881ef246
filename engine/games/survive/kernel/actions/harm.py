"""What becomes of who is hit: effects, dying, going Red, Blinking out, and control units that are set down again."""

from engine.games.survive.kernel.actions.keychip import drop_key
from engine.games.survive.kernel.board.footing import apart_mil, is_free, spire_mil
from engine.games.survive.kernel.board.pieces import (
    is_control,
    is_dazed,
    is_living_unit,
    note,
    note_facing,
    note_long,
    toughness_of,
)
from engine.games.survive.kernel.board.sight import cover_between, is_seen
from engine.games.survive.kernel.chance import throw
from engine.games.survive.kernel.codes import (
    CONTROL,
    NOBODY,
    PPM,
    SLOTS,
    ControlType,
    Draw,
    Effect,
    Event,
    HarmCause,
    ShotResult,
)
from engine.games.survive.kernel.numbers.places import goes_red, red_picks, zone_at
from engine.games.survive.kernel.numbers.shots import control_number, hit_effect, hits, met_toughness
from engine.games.survive.kernel.records import Game

TRIES = 10


def post_mil(game: Game, kind: int) -> int:
    """Return how far from the spire a kind of control unit is set up. Rule: SV.HOUSE.2."""
    if kind == ControlType.PRIME_CU:
        return spire_mil(game)
    return game.board.inner_mil // 2 if kind == ControlType.CU else (game.board.inner_mil + game.board.outer_mil) // 2


def relocate(game: Game, piece: int) -> None:
    """Set a control unit down again in the direction of a die, thrown anew where it is taken. Rule: SV.GAP.19."""
    far: int = post_mil(game, game.battle.kind[piece])
    for _ in range(TRIES):
        roll: int = throw(game, piece, NOBODY, Draw.RELOCATION, 0)
        x: int = game.board.spire_x_mil + game.numbers.direction_x[roll] * far // PPM
        y: int = game.board.spire_y_mil + game.numbers.direction_y[roll] * far // PPM
        if is_free(game, piece, x, y):
            game.battle.status[piece] = Effect.NONE
            game.battle.x_mil[piece] = x
            game.battle.y_mil[piece] = y
            note(game, Event.RELOCATED, piece, NOBODY, x, y, 0)
            return


def harm(game: Game, striker: int, target: int, power: int, cause: int) -> int:
    """Let a hit take effect, and return it. Rules: SV.EFF.1 to SV.EFF.7, SV.DAZ.6."""
    toughness: int = toughness_of(game, target)
    dazed: bool = is_dazed(game, target)
    effect: int = hit_effect(game.numbers, power, toughness, dazed, is_control(game, target))
    met: int = met_toughness(game.numbers, toughness, dazed)
    inflict(game, striker, target, effect, power, met, cause)
    return effect


def inflict(game: Game, striker: int, target: int, effect: int, power: int, met: int, cause: int) -> None:
    """Give a target the state that an effect has."""
    note_long(game, Event.EFFECT, target, striker, effect, power, met, cause, 0)
    if effect == Effect.DAZED:
        game.battle.status[target] = Effect.DAZED
        game.battle.holding[target] = 0
        if game.numbers.drop_on_daze and not is_control(game, target):
            drop_key(game, target)
    elif effect == Effect.BLINK_OUT:
        count_kill(game, striker, target)
        blink_out(game, target)
    elif effect == Effect.DEAD:
        count_kill(game, striker, target)
        die(game, target)


def count_kill(game: Game, striker: int, target: int) -> None:
    """Count who has been killed by whom, units and control units apart."""
    mob: int = game.battle.mob[striker]
    if mob != CONTROL and mob != game.battle.mob[target]:
        if is_control(game, target):
            game.battle.control_kills[mob] += 1
        else:
            game.battle.kills[mob] += 1


def blink_out(game: Game, piece: int) -> None:
    """Take a control unit off the table, or to another place by house rule. Rules: SV.EFF.7, SV.GAP.19, SV.GAP.31."""
    drop_key(game, piece)
    note(game, Event.BLINK_OUT, piece, NOBODY, game.numbers.blink_out_relocates, 0, 0)
    game.battle.falls[piece] += 1
    if game.numbers.first_fatality_any:
        game.battle.first_fatality = 1
    game.battle.status[piece] = Effect.BLINK_OUT
    if game.numbers.blink_out_relocates:
        relocate(game, piece)


def die(game: Game, piece: int) -> None:
    """Let a unit die, and perhaps go Red. Rules: SV.RED.1, SV.RED.4 to SV.RED.7, SV.GAP.31."""
    mob: int = game.battle.mob[piece]
    game.battle.status[piece] = Effect.DEAD
    game.battle.holding[piece] = 0
    game.battle.falls[piece] += 1
    game.battle.lost[mob] += 1
    note(game, Event.DEAD, piece, NOBODY, 0, 0, 0)
    drop_key(game, piece)
    first: bool = game.battle.first_fatality == 0
    game.battle.first_fatality = 1
    zone: int = zone_at(game.board, game.battle.x_mil[piece], game.battle.y_mil[piece])
    roll: int = 0
    if not first or not game.numbers.first_fatality_red:
        roll = throw(game, piece, NOBODY, Draw.GOING_RED, 0)
    if goes_red(game.numbers, zone, roll, first):
        go_red(game, piece, roll, zone)
    elif game.numbers.soulchips_count:
        game.battle.soulchips[mob] += 1
        note(game, Event.SOULCHIP, piece, NOBODY, 0, 0, 0)


def go_red(game: Game, piece: int, roll: int, zone: int) -> None:
    """Let a dead unit stand up as a CU, without jams, and fire at once. Rules: SV.RED.2, SV.RED.3, SV.GAP.32."""
    game.battle.reds[game.battle.mob[piece]] += 1
    note(game, Event.RED, piece, NOBODY, roll, zone, 0)
    game.battle.mob[piece] = CONTROL
    game.battle.kind[piece] = ControlType.CU
    game.battle.red[piece] = 1
    game.battle.status[piece] = Effect.NONE
    game.battle.activated[piece] = 1
    for slot in range(piece * SLOTS, piece * SLOTS + game.forces.weapons[piece]):
        game.battle.jammed_in[slot] = 0
    face_by_die(game, piece, Draw.RED_FACING)
    fire_when_red(game, piece)


def face_by_die(game: Game, piece: int, reason: int) -> None:
    """Turn a piece by a die. Rules: SV.RED.2, SV.GAP.20."""
    roll: int = throw(game, piece, NOBODY, reason, 0)
    game.battle.facing_x[piece] = game.numbers.direction_x[roll]
    game.battle.facing_y[piece] = game.numbers.direction_y[roll]
    note_facing(game, piece)


def fire_when_red(game: Game, piece: int) -> None:
    """Let a unit that has gone Red fire: after those before it, whose fire may have made it Red. Rule: SV.RED.3."""
    game.battle.rising[game.battle.risen] = piece
    game.battle.risen += 1
    if game.battle.risen == 1:
        fired: int = 0
        while fired < game.battle.risen:
            red_fire(game, game.battle.rising[fired])
            fired += 1
        game.battle.risen = 0


def red_fire(game: Game, piece: int) -> None:
    """Let a unit gone Red fire at living units of any Mob: the nearest, or each. Rules: SV.RED.3, SV.GAP.43."""
    listed: int = 0
    for target in range(game.forces.pieces):
        if is_living_unit(game, target) and is_seen(game, piece, target):
            game.places.x_mil[listed] = game.battle.x_mil[target]
            game.places.y_mil[listed] = game.battle.y_mil[target]
            game.battle.listed[listed] = target
            listed += 1
    game.places.count = listed
    x: int = game.battle.x_mil[piece]
    y: int = game.battle.y_mil[piece]
    facing_x: int = game.battle.facing_x[piece]
    facing_y: int = game.battle.facing_y[piece]
    picked: int = red_picks(game.numbers, game.places, x, y, facing_x, facing_y)
    for place in range(picked):
        target_there: int = game.battle.listed[game.places.chosen[place]]
        if is_living_unit(game, target_there):
            fire_flat(game, piece, target_there, game.numbers.red_mil, 0, HarmCause.RED_FIRE)


def fire_flat(game: Game, piece: int, target: int, reach_mil: int, modifier: int, cause: int) -> None:
    """Let a control unit fire once, by its flat number. Rules: SV.CTL.7, SV.GAP.36."""
    kind: int = game.battle.kind[piece]
    passing: int = modifier + cover_between(game, piece, target)
    number: int = control_number(game.numbers, kind, True, passing)
    power: int = game.numbers.control_ranged_power[kind]
    distance: int = apart_mil(game, piece, target)
    note_long(game, Event.SHOT, piece, target, NOBODY, number, distance, reach_mil, passing)
    roll: int = throw(game, piece, target, Draw.TO_HIT, number)
    hit: bool = hits(number, roll)
    note(game, Event.SHOT_RESULT, piece, target, ShotResult.HIT if hit else ShotResult.MISSED, power, 0)
    if hit:
        harm(game, piece, target, power, cause)
