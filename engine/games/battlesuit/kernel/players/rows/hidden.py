"""Questions of what is hidden: stealth, bombs, mines."""

from engine.games.battlesuit.kernel.players.rows import asked

HIDDEN = (
    asked(
        "drops_stealth",
        "side soldier",
        "Return whether a soldier that is activated to move gives up its stealth.",
        returns="bool",
        random="random_player.special.random_stealth(game, soldier)",
        custom="outside.custom_stealth(game, side, soldier)",
        answered="answered.special.answered_stealth(game, side, soldier)",
        heuristic="heuristic.special.heuristic_stealth(game, side, soldier)",
        asks="ASK_STEALTH",
        lists="kernel.list_no_and_yes(game.choices)",
    ),
    asked(
        "wants_to_detonate",
        "side drone",
        "Return whether the bomb of a drone is set off now.",
        returns="bool",
        random="random_player.special.random_detonation(game, drone)",
        custom="outside.custom_detonation(game, side, drone)",
        answered="answered.special.answered_detonation(game, side, drone)",
        heuristic="heuristic.special.heuristic_detonation(game, side, drone)",
        asks="ASK_DETONATION",
        lists="kernel.list_no_and_yes(game.choices)",
    ),
    asked(
        "choose_mine_point",
        "side mine",
        "Set `choice.dot` to the point where a mine marker is laid.",
        random="random_player.special.random_mine(game, side, mine)",
        custom="outside.custom_mine(game, side, mine)",
        answered="answered.special.answered_mine(game, side, mine)",
        heuristic="heuristic.deployment.heuristic_mine(game, side, mine)",
        asks="ASK_MINE",
        lists="listing.places.list_mine_points(game, game.answers.amount)",
    ),
)
