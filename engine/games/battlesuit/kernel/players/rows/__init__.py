"""The questions a battle puts to players, a module a subject."""

from engine.kernel.build.questions import Question


def asked(
    name: str, arguments: str, says: str, *, asks: str, lists: str, returns: str = "None", **answers: str
) -> Question:
    """Return a question with what each player answers by, the number it waits under, and what lists its answers."""
    named = {player.upper(): answers[player] for player in ("random", "custom", "answered", "heuristic")}
    return Question(name, tuple(arguments.split()), returns, says, named, asks, lists)
