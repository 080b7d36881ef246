"""Questions of fire: whom to attack or to paint."""

from engine.games.battlesuit.kernel.players.rows import asked

FIRE = (
    asked(
        "choose_target",
        "side soldier attack",
        "Set `choice.target` to whom a soldier attacks or paints, nobody for none; `attack` counts from 0.",
        random="random_player.answers.random_target(game, side, soldier)",
        custom="outside.custom_target(game, side, soldier, attack)",
        answered="answered.answers.answered_target(game, side, soldier, attack)",
        heuristic="heuristic.answers.heuristic_target(game, side, soldier)",
        asks="ASK_TARGET",
        lists="listing.fire.list_targets(game, game.answers.piece)",
    ),
)
