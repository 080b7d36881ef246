"""What ids of rules in a text become: titles and pages, one for each title of a run."""

import pytest

from exporters.book.references import Places
from schemas.markup import spans_of

TITLES = {"XX.MOV.1": "Moving", "XX.MOV.2": "Moving", "XX.FIR.1": "Firing", "XX.SEA.1": "Sailing"}
PLACES = Places({"XX.MOV.1": 4, "XX.MOV.2": 5, "XX.FIR.1": 12, "XX.GAP.1": 7}, TITLES)


def led(text: str, places: Places = PLACES) -> str:
    return "".join(span.text for span in places.led(spans_of(text))).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Go (XX.MOV.1).", "Go (Moving, p. 4)."),
        ("Go (XX.MOV.1, XX.MOV.2) on.", "Go (Moving, p. 4) on."),
        ("Go (XX.MOV.1 to XX.MOV.2, XX.FIR.1).", "Go (Moving, p. 4; Firing, p. 12)."),
        ("Go (XX.MOV.1,\nXX.FIR.1).", "Go (Moving, p. 4; Firing, p. 12)."),
        ("See XX.MOV.1 and XX.FIR.1.", "See Moving, p. 4 and Firing, p. 12."),
        ("(XX.MOV.1), then again (XX.MOV.2)", "(Moving, p. 4), then again (Moving, p. 5)"),
        ("Sail (XX.SEA.1).", "Sail (Sailing, in the full rules)."),
        ("By XX.GAP.1 and XX.GAP.2.", "By XX.GAP.1 (7) and XX.GAP.2."),
    ],
)
def test_references_are_words(text: str, said: str) -> None:
    """What stands on no page is in the full rules; what stands under no title is for designers."""
    assert led(text) == said


def test_a_german_book_says_so_in_german() -> None:
    """The words are of its language, the titles those of the pack."""
    assert led("(XX.FIR.1, XX.SEA.1)", Places(PLACES.pages, TITLES, "de")) == (
        "(Firing, S. 12; Sailing, in den ganzen Regeln)"
    )


def test_only_what_stands_on_a_page_is_led_to() -> None:
    """A link of nothing is none."""
    assert [span.to for span in PLACES.led(spans_of("XX.FIR.1 or XX.SEA.1")) if span.role == "rule"] == ["XX.FIR.1", ""]
