"""Words of a pack do nothing on a page."""

import pytest

from schemas.markup import read_markup
from studio.browser.words import plain, prose, said

HOSTILE = (
    ":red[alarm]",
    ":material/delete:",
    ":smile:",
    "$x^2$",
    "[click](http://example.org)",
    "![](http://example.org/x.png)",
    "<img src=x onerror=alert(1)>",
    "**bold** _under_ ~~gone~~ `code`",
    "# heading",
    "1. list",
    "a\nb",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_no_mark_is_left_bare(text: str) -> None:
    """Every sign that Markdown or Streamlit knows is escaped, and a colon begins no name."""
    shown = plain(text)

    assert "\n" not in shown
    for number, sign in enumerate(shown):
        if sign in "*_[]()<>#`$~!":
            assert shown[number - 1] == "\\"
        if sign == ":":
            assert shown[number + 1] == "\N{WORD JOINER}"


def test_plain_words_stay_plain() -> None:
    """Nothing is added to them."""
    assert plain("Blood Debt, 7 cards") == "Blood Debt, 7 cards"
    assert plain("Undone: Move barn") == "Undone: Move barn"


def test_names_in_a_diagnostic_are_set_as_code() -> None:
    """What stands around them is inert."""
    assert said("did you mean `troop_line`?") == "did you mean `troop_line`?"
    assert said("`a*b` is *not* a key") == "`a*b` is \\*not\\* a key"


def test_a_lone_backtick_is_a_sign_like_others() -> None:
    """It opens nothing."""
    assert said("a ` b") == "a \\` b"


CHAPTER = """\
## Begin *here*

Lay **all** cards out (XX.YY.1), then roll <b>twice</b>.

![The table](table)

1. One
2. Two **and** a half

- Mind the step

> An aside
>
> of two parts

| Roll | You |
|---|---|
| 1 | win $5 |
"""


def test_a_chapter_is_set_as_it_is_marked() -> None:
    """Headings, lists, asides and tables stay what they are, figures are left out, and all else is inert."""
    shown = prose([marked.block for marked in read_markup(CHAPTER)])

    assert shown.split("\n\n") == [
        "#### Begin *here*",
        r"Lay **all** cards out \(XX\.YY\.1\), then roll \<b\>twice\</b\>\.",
        "1. One\n2. Two **and** a half",
        r"\-".replace("\\", "") + " Mind the step",
        "> An aside\n> \n> of two parts",
        "| Roll | You |\n| --- | --- |\n| 1 | win \\$5 |",
    ]
