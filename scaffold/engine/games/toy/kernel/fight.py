"""The course of a fight."""

from engine.games.toy.kernel.codes import BITE_DIE, FACES, NOBODY, Event
from engine.games.toy.kernel.questions import wants_to_growl
from engine.games.toy.kernel.records import Game
from engine.kernel.draws import throw_die
from engine.kernel.log import write_short


def play(game: Game) -> None:
    """Fight to the end, and log it. Rules: TOY.BIT.1, TOY.BIT.4."""
    game.battle.winner = NOBODY
    while game.battle.over == 0:
        game.battle.round += 1
        note(game, Event.ROUND, NOBODY, NOBODY, game.battle.round, 0)
        for side in range(2):
            if game.battle.over == 0:
                act(game, side)
        if game.battle.round >= game.numbers.rounds:
            game.battle.over = 1
    note(game, Event.RESULT, game.battle.winner, NOBODY, game.battle.teeth[0], game.battle.teeth[1])


def act(game: Game, side: int) -> None:
    """Let a creature growl or bite. Rule: TOY.BIT.1."""
    if wants_to_growl(game, side):
        growl(game, side)
    else:
        bite(game, side)


def growl(game: Game, side: int) -> None:
    """Make a creature angry. Rule: TOY.BIT.3."""
    game.battle.anger[side] = game.numbers.growl_adds
    note(game, Event.GROWL, side, NOBODY, game.battle.anger[side], 0)


def bite(game: Game, side: int) -> None:
    """Let a creature bite the other one. Rules: TOY.BIT.2 to TOY.BIT.4."""
    other: int = 1 - side
    value: int = throw_die(game.draws, game.script, game.battle.round, side, BITE_DIE, FACES)
    note(game, Event.DIE, side, NOBODY, value, game.battle.anger[side])
    broken: int = 0
    if bite_hits(value, game.battle.anger[side], game.numbers.bite_needs):
        broken = min(game.numbers.bite_breaks, game.battle.teeth[other])
    game.battle.anger[side] = 0
    game.battle.teeth[other] -= broken
    note(game, Event.BITE, side, other, broken, game.battle.teeth[other])
    if game.battle.teeth[other] == 0:
        game.battle.over = 1
        game.battle.winner = side


def bite_hits(value: int, anger: int, needs: int) -> bool:
    """Return whether a bite with this die breaks teeth. Rules: TOY.BIT.2, TOY.BIT.3."""
    return value + anger >= needs


def note(game: Game, event: int, side: int, target: int, first: int, second: int) -> None:
    """Log what a side does, to whom, and two numbers of it."""
    write_short(game.log, event, game.battle.round, side, side, target, first, second, 0)
