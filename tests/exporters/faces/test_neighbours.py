"""Letters that stand side by side are set pair by pair, as HarfBuzz sets their words whole."""

from random import Random
from re import fullmatch
from typing import Final

import pytest

from exporters.faces.characters import own_characters, source_of
from exporters.faces.fallbacks import Fallback, characters_of, fallbacks
from exporters.faces.fonts import Face
from exporters.faces.signs import SIDE_BY_SIDE, is_unkerned, side_by_side, signs_of

LANGUAGES: Final = ("", "ru", "bg", "sr", "el", "ja", "ko", "zh", "zh-Hant")
WORDS: Final = 150


def word(chance: Random, letters: list[str]) -> str:
    return "".join(chance.choices(letters, k=chance.randint(1, 12)))


@pytest.mark.parametrize("text", ["Тула", "ГУДАТЬ", "ἀὐῆ", "ウォーター、「と」", "移動します。", "빠르게"])
def test_a_word_set_by_pairs_is_the_word_of_harfbuzz(text: str) -> None:
    """Kerned Cyrillic, Greek letters with breathings, kana with small ones and brackets, Han and hangul."""
    source = source_of(text[-1], Face.TEXT, "")
    assert isinstance(source, Fallback)

    assert side_by_side(source, text, "") == signs_of(source, text, "", right_to_left=False)


def test_pairs_are_kerned() -> None:
    """A DE after a GE of Cyrillic stands nearer than by itself, so there is something to be equal in."""
    source = source_of("Г", Face.TEXT, "")
    assert isinstance(source, Fallback)
    alone, before_de = side_by_side(source, "Г", ""), side_by_side(source, "ГД", "")

    assert alone
    assert before_de
    assert before_de[0].sign == alone[0].sign
    assert before_de[0].advance < alone[0].advance


@pytest.mark.parametrize("text", ["क्षत्रिय", "سلام", "น้ำ", "И\N{COMBINING BREVE}"])
def test_what_joins_or_carries_marks_is_never_set_by_pairs(text: str) -> None:
    """Devanagari, Arabic, Thai, and a mark on a Cyrillic letter are left to HarfBuzz."""
    source = source_of(text[0], Face.TEXT, "")
    assert isinstance(source, Fallback)

    assert side_by_side(source, text, "") is None


def test_a_word_of_one_face_is_known_by_its_characters() -> None:
    """What only the Hebrew face has is its own; digits and Latin letters, which the shipped face has, are not."""
    source = source_of("ש", Face.TEXT, "")
    assert isinstance(source, Fallback)
    own = own_characters(source, Face.TEXT, "")

    assert own.issuperset("שָׁלוֹם")
    assert not own & {*"aA12 "}


@pytest.mark.prove
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", [Face.TEXT, Face.ITALIC, Face.NUMERAL])
def test_any_word_set_by_pairs_is_the_word_of_harfbuzz(face: Face, language: str) -> None:
    """Letters by lot of each installed face that has such, Han and hangul rarer than what is kerned."""
    chance = Random(f"{face} {language}")
    for source in fallbacks(face, language):
        letters = sorted(one for one in characters_of(source) if fullmatch(SIDE_BY_SIDE, one))
        kerned = [one for one in letters if not is_unkerned(one)]
        for _ in range(WORDS if letters else 0):
            text = word(chance, [*kerned, *chance.choices(letters, k=len(kerned) // 3 + 1)])
            found = side_by_side(source, text, language)
            whole = signs_of(source, text, language, right_to_left=False)
            assert found in {None, whole}, (source, text)
