"""The single questions that may be asked of the kernel; each answer stands where its question stood."""

from engine.games.battlesuit.kernel.attack import is_disarmed, set_attack_parts
from engine.games.battlesuit.kernel.blast import blast_reaches, set_blast_parts
from engine.games.battlesuit.kernel.facing import turns_to
from engine.games.battlesuit.kernel.ground import cell_of
from engine.games.battlesuit.kernel.line import is_shut
from engine.games.battlesuit.kernel.morale import morale_outcome, morale_total
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.kernel.resolution import resolve
from engine.games.battlesuit.kernel.spillover import is_spilled_on


def look(game: Game) -> None:
    """Look along the line of the glance; the answer stands in it."""
    game.glance.keep = 1
    game.glance.visible = 0 if is_shut(game) else 1


def sweep(game: Game) -> None:
    """Look from one dot at every later one, from ground to ground."""
    dot: int = game.sweep.dot
    game.glance.keep = 0
    game.glance.ax = game.ground.dot_x[dot]
    game.glance.ay = game.ground.dot_y[dot]
    game.glance.a_level = game.ground.base[cell_of(game, game.glance.ax, game.glance.ay)]
    for other in range(dot + 1, game.ground.dots):
        game.glance.bx = game.ground.dot_x[other]
        game.glance.by = game.ground.dot_y[other]
        game.glance.b_level = game.ground.base[cell_of(game, game.glance.bx, game.glance.by)]
        game.sweep.visible[other] = 0 if is_shut(game) else 1


def strike(game: Game) -> None:
    """Make the attack with its die; none is made by one who is disarmed. Rules: BS.FIR.4, BS.FIR.8."""
    game.attack.made = 0
    if not is_disarmed(game.cards, game.attack.attacker, game.attack.attacker_hits):
        set_attack_parts(game.numbers, game.cards, game.attack)
        resolve(game.numbers, game.cards, game.attack)


def explode(game: Game) -> None:
    """Make the attack of a bomb or a mine with its die; none is made out of reach. Rules: BS.BMB.5, BS.MIN.5."""
    game.attack.made = 0
    if blast_reaches(game.numbers, game.attack.explosion, game.attack.range_points):
        set_blast_parts(game.numbers, game.cards, game.attack)
        resolve(game.numbers, game.cards, game.attack)


def check_morale(game: Game) -> None:
    """Make the morale check with its die. Rules: BS.SHK.3, BS.PAN.2."""
    game.morale.total = morale_total(game.numbers, game.morale.die, game.morale.modifier)
    game.morale.result = morale_outcome(game.numbers, game.morale.table, game.morale.total)


def take_aim(game: Game) -> None:
    """Count the points to turn to the target, and say whether the other soldier is hit by spillover."""
    x: int = game.aim.target_x - game.aim.x
    y: int = game.aim.target_y - game.aim.y
    game.aim.turns = turns_to(game.numbers, x, y, game.aim.faces)
    game.aim.spilled_on = 1 if is_spilled_on(game.numbers, game.aim) else 0
