"""The language that nobody speaks: each vowel is two, and what programs read stays as it is."""

import pytest

from schemas.catalogues.saying import PSEUDO, counted, said


@pytest.mark.parametrize(
    ("words", "spoken"),
    [
        ("Mission", "Míìssíìóòn"),
        ("See 7S.TGT.5", "Séèéè 7S.TGT.5"),
        ("{deck} card :alpha:", "{deck} cáàrd :alpha:"),
        ("`yaml` of AP", "`yaml` óòf ÁÀP"),
    ],
)
def test_vowels_are_two_and_what_programs_read_stays(words: str, spoken: str) -> None:
    """Ids of rules, parts, icons and code are the same in every language."""
    assert said(words, PSEUDO) == spoken


def test_words_about_numbers_are_spoken_too() -> None:
    """Two forms, as in English; a part comes in after the words are spoken."""
    forms = [counted(number, "{number} die of {who}", "{number} dice of {who}", PSEUDO, who="Ed") for number in (1, 2)]

    assert forms == ["1 díìéè óòf Ed", "2 díìcéè óòf Ed"]
