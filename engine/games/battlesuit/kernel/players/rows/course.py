"""Questions of the course of a battle: places, the initiative, whom to activate, what it does."""

from engine.games.battlesuit.kernel.players.rows import asked

COURSE = (
    asked(
        "choose_place",
        "side soldier",
        "Set `choice.dot` to the point where a soldier begins, and `choice.level` if in the air.",
        random="random_player.answers.random_place(game, soldier)",
        custom="outside.custom_place(game, side, soldier)",
        answered="answered.answers.answered_place(game, side, soldier)",
        heuristic="heuristic.deployment.heuristic_place(game, soldier)",
        asks="ASK_DEPLOYMENT",
        lists="listing.places.list_beginnings(game, game.answers.piece)",
    ),
    asked(
        "wants_to_go_first",
        "side",
        "Return whether a player with the initiative goes first.",
        returns="bool",
        random="random_player.answers.random_first(game, side)",
        custom="outside.custom_first(game, side)",
        answered="answered.answers.answered_first(game, side)",
        heuristic="heuristic.answers.heuristic_first(game)",
        asks="ASK_INITIATIVE",
        lists="kernel.list_no_and_yes(game.choices)",
    ),
    asked(
        "choose_unit",
        "side",
        "Set `choice.soldier` to the soldier that is activated.",
        random="random_player.answers.random_unit(game, side)",
        custom="outside.custom_unit(game, side)",
        answered="answered.answers.answered_unit(game, side)",
        heuristic="heuristic.answers.heuristic_unit(game, side)",
        asks="ASK_UNIT",
        lists="listing.course.list_units(game, game.answers.side)",
    ),
    asked(
        "choose_action",
        "side soldier",
        "Set `choice.action` and `choice.amount`; standing still is nothing.",
        random="random_player.answers.random_action(game, soldier)",
        custom="outside.custom_action(game, side, soldier)",
        answered="answered.answers.answered_action(game, side, soldier)",
        heuristic="heuristic.answers.heuristic_action(game, side, soldier)",
        asks="ASK_ACTION",
        lists="listing.course.list_actions(game, game.answers.piece)",
    ),
)
