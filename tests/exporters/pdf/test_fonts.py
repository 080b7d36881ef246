"""The characters that a document uses of a face, and their codes."""

from exporters.pdf.fonts import Typecase


def test_every_readable_character_that_was_set_is_in_the_first_font_once() -> None:
    """Also one that comes late, beside characters that are known, at the end or in the midst of them."""
    case = Typecase()
    for string in ("abba", "abc", "", "adab", "a b"):
        assert case.runs(string) == ((0, string),)

    assert case.fonts == [{ord(letter): ord(letter) for letter in "abcd "}]


def test_what_a_string_of_a_pdf_would_have_to_escape_has_a_code_of_its_own() -> None:
    """Letters beside it keep theirs, and are in the font though they came with it alone."""
    case = Typecase()
    case.runs("a")

    [(font, coded)] = case.runs("(a\\é")

    assert font == 0
    assert coded[1] == "a"
    assert {case.fonts[0][ord(coded[at])] for at in (0, 2, 3)} == {ord("("), ord("\\"), ord("é")}
    assert not {*coded} & {"(", "\\", "\n", "\r"}
