"""What may be answered, as a list for people: numbered, many alike in a line, found by words or by a place."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from math import hypot
from re import compile as compiled
from re import findall, fullmatch
from typing import Final

from engine.battles.asking import Choice
from schemas.catalogues.saying import counted, said

FLAT: Final = 14
"""So many answers are shown as they are."""
FEW: Final = 4
"""So many of a kind stand for themselves in a longer list."""
PAGE: Final = 20
NEAR: Final = 6
PLACE: Final = compiled(r"(-?\d+(?:\.\d+)?)(?:, |/)(-?\d+(?:\.\d+)?)")
TYPED_PLACE: Final = r"\(?(-?\d+(?:\.\d+)?)[ ,/]+(-?\d+(?:\.\d+)?)\)?"

Numbers = tuple[int, ...]
"""Answers by their numbers, from 1."""


def line(number: int, choice: Choice) -> str:
    """Return an answer with its number, its odds and its rules: `3: Red passes. [rules]`."""
    behind = "; ".join(filter(None, (choice.odds, " ".join(choice.rules))))
    return f"{number}: {choice.sentence}{f' [{behind}]' if behind else ''}"


def lines(choices: Sequence[Choice], numbers: Numbers) -> Iterator[str]:
    """Yield some of the answers as lines."""
    return (line(number, choices[number - 1]) for number in numbers)


def by_kind(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return answers with those of a kind one after another, the kinds in the order in which they come first."""
    return tuple(choices[number - 1] for numbers in kinds(choices).values() for number in numbers)


def kinds(choices: Sequence[Choice]) -> dict[str, Numbers]:
    """Return the numbers of answers by their kind; those of no kind are one each."""
    found: dict[str, Numbers] = {}
    for number, choice in enumerate(choices, 1):
        kind = choice.kind or choice.sentence
        found[kind] = (*found.get(kind, ()), number)
    return found


def overview(choices: Sequence[Choice], language: str) -> Iterator[str]:
    """Yield the list of answers: all of a short one, else those of which there are many alike in a line each."""
    for numbers in heaps(choices):
        yield _of_a_kind(choices, numbers, language) if len(numbers) > 1 else line(numbers[0], choices[numbers[0] - 1])


def heaps(choices: Sequence[Choice]) -> Iterator[Numbers]:
    """Yield the numbers that stand together in a list of answers, one alone for itself: all of a short one do so."""
    if len(choices) <= FLAT:
        yield from ((number,) for number in range(1, len(choices) + 1))
        return
    for numbers in kinds(choices).values():
        yield from (numbers,) if len(numbers) > FEW else ((number,) for number in numbers)


def _of_a_kind(choices: Sequence[Choice], numbers: Numbers, language: str) -> str:
    """Return many answers of a kind as a line: from which number to which, and what they have in common."""
    first, last = numbers[0], numbers[-1]
    rules = " ".join(choices[first - 1].rules)
    title = in_common([choices[number - 1].sentence for number in numbers])
    behind = counted(
        len(numbers),
        "{number} answer; list {first} shows it",
        "{number} answers; list {first} shows them",
        language,
        first=first,
    )
    return f"{first}-{last}: {title} ({behind}){f' [{rules}]' if rules else ''}"


def in_common(sentences: Sequence[str]) -> str:
    """Return what sentences begin and end with alike, whole words, and dots for the rest."""
    before = _beginning(sentences)
    before = before if " " not in before else before[: before.rindex(" ") + 1]
    after = _beginning([sentence[len(before) :][::-1] for sentence in sentences])[::-1]
    after = after[after.index(" ") :] if " " in after else ""
    return f"{before}...{after}"


def _beginning(texts: Sequence[str]) -> str:
    """Return what all of some texts begin with: as much as the first and the last of them in order do."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(min(texts), max(texts), strict=False))
    return "".join(letter for letter, _ in pairs)


def alike(choices: Sequence[Choice], number: int) -> Numbers:
    """Return the answers of the kind of one of them."""
    return next(numbers for numbers in kinds(choices).values() if number in numbers)


def page(choices: Sequence[Choice], numbers: Numbers, language: str) -> Iterator[str]:
    """Yield the first answers of a list, and how many more there are."""
    yield from lines(choices, numbers[:PAGE])
    left = len(numbers) - PAGE
    if left > 0:
        yield counted(left, "{number} more answer: more", "{number} more answers: more", language)


def meant(choices: Sequence[Choice], typed: str) -> Numbers:
    """Return the answers that were meant: of a number, of a whole sentence, by a place, or by words.

    Words are beginnings of words of a sentence, in any order; of a place where nothing is, what is nearest comes first.
    """
    if fullmatch(r"\d+", typed):
        number = int(typed)
        return (number,) if 1 <= number <= len(choices) else ()
    whole = typed.lower().rstrip(".")
    exact = [number for number, each in enumerate(choices, 1) if each.sentence.lower().rstrip(".") == whole]
    if exact:
        return tuple(exact)
    if place := fullmatch(TYPED_PLACE, typed):
        return _near(choices, float(place[1]), float(place[2]))
    named = (number for number, each in enumerate(choices, 1) if has_words(each.sentence, typed))
    return tuple(named) if _words(typed) else ()


def _words(text: str) -> list[str]:
    return [word.lower() for word in findall(r"[\w'°-]+", text)]


def has_words(sentence: str, typed: str) -> bool:
    """Return whether what was typed are beginnings of words of a sentence, in any order."""
    there = _words(sentence)
    return all(any(word.startswith(each) for word in there) for each in _words(typed))


def _near(choices: Sequence[Choice], x: float, y: float) -> Numbers:
    """Return the answers at a place, or the nearest ones, the nearest first."""
    placed = [(number, PLACE.findall(each.sentence)) for number, each in enumerate(choices, 1)]
    away = {number: hypot(float(found[-1][0]) - x, float(found[-1][1]) - y) for number, found in placed if found}
    at = tuple(number for number, distance in away.items() if distance == 0)
    return at or tuple(sorted(away, key=away.__getitem__)[:NEAR])


def nothing_meant(language: str) -> str:
    """Return that nothing that may be done was meant."""
    return said("None of what may be done now is called so; list shows it all, and ? the rules.", language)
