"""Questions of flight, of reaction fire and of the step after a shock."""

from engine.games.battlesuit.kernel.players.rows import asked

FLIGHT = (
    asked(
        "choose_landing",
        "side soldier cost left",
        "Set `choice.amount` to the movement points, of those left, that are paid for a landing.",
        random="random_player.flight.random_landing(game, soldier, cost, left)",
        custom="outside.custom_landing(game, side, soldier, cost, left)",
        answered="answered.flight.answered_landing(game, side, soldier, cost)",
        heuristic="heuristic.flight.heuristic_landing(game, cost, left)",
        asks="ASK_LANDING",
        lists="listing.moves.list_payments(game, game.answers.piece, game.answers.amount)",
    ),
    asked(
        "choose_reaction",
        "side mover",
        "Set `choice.soldier` to who fires at an enemy that moves, nobody for none.",
        random="random_player.flight.random_reaction(game, side, mover)",
        custom="outside.custom_reaction(game, side, mover)",
        answered="answered.flight.answered_reaction(game, side, mover)",
        heuristic="heuristic.flight.heuristic_reaction(game, side, mover)",
        asks="ASK_REACTION",
        lists="listing.fire.list_reactors(game, game.answers.side, game.answers.piece)",
    ),
    asked(
        "choose_extra_step",
        "side soldier",
        "Set `choice.way` to the direction of a step after a shock, nobody for none.",
        random="random_player.flight.random_extra_step(game, soldier)",
        custom="outside.custom_extra_step(game, side, soldier)",
        answered="answered.flight.answered_extra_step(game, side, soldier)",
        heuristic="heuristic.flight.heuristic_extra_step(game, soldier)",
        asks="ASK_EXTRA_STEP",
        lists="listing.moves.list_extra_steps(game, game.answers.piece)",
    ),
)
