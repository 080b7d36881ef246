"""The dispatch of a kernel, written from one table of questions: who answers which how, and what lists its answers."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

LINE_WIDTH = 120
MOST_BRANCHES = 10
"""Questions from which on a listing is split into a function for each module that lists."""


@dataclass(frozen=True)
class Question:
    """A question to players: the function that asks it, its arguments after `game`, what it returns and says.

    `answers` holds for each player's number, by its name, the call `module.function(arguments)` that answers, True or
    False, or "" where that player has nothing to say; the last one also answers for any other number.
    `asks` is the name of the number under which the question waits, and `lists` the call that lists its legal answers,
    of a module of the players or of `kernel`, which is what all systems share; "" where it never waits.
    """

    name: str
    arguments: tuple[str, ...]
    returns: str
    says: str
    answers: Mapping[str, str]
    asks: str = ""
    lists: str = ""


def dispatch_source(kernel: str, about: str, questions: Sequence[Question]) -> str:
    """Return the module that puts each question to the function of the player who decides for a side.

    `kernel` is the package of the system's kernel, whose players stand in its `players` and their numbers in `codes`.
    """
    found: dict[str, set[str]] = defaultdict(set)
    for question in questions:
        found[f"{kernel}.codes"] |= {*[*question.answers][:-1]}
        for answer in filter(_is_call, question.answers.values()):
            module, function, _ = _parts(answer)
            found[f"{kernel}.players.{module}"].add(function)
    found[f"{kernel}.records"].add("Game")
    imports = (_import(module, sorted(names)) for module, names in sorted(found.items()))
    return "\n\n\n".join([f'"""{about}"""\n\n' + "\n".join(imports), *map(_function, questions)]) + "\n"


def listing_source(kernel: str, about: str, questions: Sequence[Question]) -> str:
    """Return the module whose `list_choices` lists the legal answers of the question that waits."""
    asked: dict[str, list[str]] = defaultdict(list)
    for question in questions:
        if question.asks:
            asked[question.lists].append(question.asks)
    found: dict[str, set[str]] = defaultdict(set)
    found[f"{kernel}.codes"] = {name for names in asked.values() for name in names}
    found[f"{kernel}.records"] = {"Game"}
    found["engine.kernel.choices"] = {"forget_choices"}
    for call in asked:
        module, function, _ = _parts(call)
        found["engine.kernel.choices" if module == "kernel" else f"{kernel}.players.{module}"].add(function)
    imports = [_import(module, sorted(names)) for module, names in sorted(found.items())]
    return "\n\n\n".join([f'"""{about}"""\n\n' + "\n".join(imports), _listing(asked)]) + "\n"


def _listing(asked: Mapping[str, Sequence[str]]) -> str:
    lines = [
        "def list_choices(game: Game) -> None:",
        '    """List the legal answers of the question that waits; none where none does."""',
        "    forget_choices(game.choices)",
        "    asked: int = game.answers.question",
    ]
    if len(asked) < MOST_BRANCHES:
        return "\n".join([*lines, *_branches(asked)])
    by_module: dict[str, dict[str, Sequence[str]]] = defaultdict(dict)
    for call, names in asked.items():
        by_module[_parts(call)[0].rpartition(".")[2]][call] = names
    calls = (f"    choices_of_{module}(game, asked)" for module in by_module)
    return "\n\n\n".join(["\n".join([*lines, *calls]), *(_room(*each) for each in by_module.items())])


def _room(module: str, asked: Mapping[str, Sequence[str]]) -> str:
    head = f"def choices_of_{module}(game: Game, asked: int) -> None:"
    return "\n".join(
        [head, f'    """List the legal answers of a question that `{module}` lists."""', *_branches(asked)]
    )


def _branches(asked: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for word, (call, names) in zip(["if", *["elif"] * len(asked)], asked.items(), strict=False):
        either = " or ".join(f"asked == {name}" for name in dict.fromkeys(names))
        yield f"    {word} {either}:\n        {_parts(call)[2]}"


def _is_call(answer: str) -> bool:
    return "(" in answer


def _parts(call: str) -> tuple[str, str, str]:
    """Return the module of a call, its function, and the call without the module."""
    named, bracket, arguments = call.partition("(")
    module, _, function = named.rpartition(".")
    return module, function, function + bracket + arguments


def _import(module: str, names: list[str]) -> str:
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= LINE_WIDTH:
        return line
    return f"from {module} import (\n" + "".join(f"    {name},\n" for name in names) + ")"


def _function(question: Question) -> str:
    arguments = ", ".join(["game: Game", *(f"{name}: int" for name in question.arguments)])
    head = f'def {question.name}({arguments}) -> {question.returns}:\n    """{question.says}"""'
    if not any(map(_is_call, question.answers.values())):
        yes = [
            f"game.forces.policy[side] == {player}" for player, answer in question.answers.items() if answer == "True"
        ]
        said = " or ".join(yes)
        line = f"    return {said}"
        return f"{head}\n" + (line if len(line) <= LINE_WIDTH else f"    return (\n        {said}\n    )")
    lines = [head]
    *first, (_, last) = question.answers.items()
    word = "if"
    for player, answer in first:
        lines.append(f"    {word} game.forces.policy[side] == {player}:\n        {_answer(question, answer)}")
        word = "if" if question.returns != "None" else "elif"
    if question.returns != "None":
        lines.append(f"    {_answer(question, last)}")
    elif last:
        lines.append(f"    else:\n        {_answer(question, last)}")
    return "\n".join(lines)


def _answer(question: Question, answer: str) -> str:
    call = _parts(answer)[2] if _is_call(answer) else answer
    return f"return {call}" if question.returns != "None" else call
