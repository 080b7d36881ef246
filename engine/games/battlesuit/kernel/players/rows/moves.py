"""Questions of moves: where a soldier comes on to the map, and each of its steps."""

from engine.games.battlesuit.kernel.players.rows import asked

MOVES = (
    asked(
        "choose_entry",
        "side soldier",
        "Set `choice.dot` to the point of the edge where a soldier comes on to the map, and `choice.level`.",
        random="random_player.answers.random_entry(game, soldier)",
        custom="outside.custom_entry(game, side, soldier)",
        answered="answered.answers.answered_entry(game, side, soldier)",
        heuristic="heuristic.deployment.heuristic_entry(game, side, soldier)",
        asks="ASK_ENTRY",
        lists="listing.places.list_entries(game, game.answers.piece)",
    ),
    asked(
        "choose_step",
        "side soldier",
        "Set `choice.step` and `choice.way`, a direction, edge or level; stopping is nothing.",
        random="random_player.answers.random_step(game, soldier)",
        custom="outside.custom_step(game, side, soldier)",
        answered="answered.answers.answered_step(game, side, soldier)",
        heuristic="heuristic.answers.heuristic_step(game, side, soldier)",
        asks="ASK_STEP",
        lists="listing.moves.list_steps(game, game.answers.piece)",
    ),
    asked(
        "choose_facing",
        "side soldier",
        "Set `choice.way` to the direction that a soldier faces who has been put on the map.",
        random="random_player.answers.random_facing(game, soldier)",
        custom="outside.custom_facing(game, side, soldier)",
        answered="answered.answers.answered_facing(game, side, soldier)",
        heuristic="heuristic.facing.heuristic_facing(game, soldier)",
        asks="ASK_FACING",
        lists="listing.moves.list_facings(game)",
    ),
)
