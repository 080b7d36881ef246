"""What a pack changes of the rules, marked in its book: each parameter with its values and the rules behind it."""

from pathlib import Path

from exporters.book.law import Change, Law, changes_of, changes_told, rules_told
from exporters.book.setting import Page
from exporters.book.slugs import slugs_of
from exporters.drawing.display_list import Drawing
from exporters.games.seven_seconds.products import BOOK
from schemas.models.rulebook import Rule
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import read_packs
from tests.exporters.placed import words

HOMEBREW = Path("content/homebrew_example")
PAGE = Page(BOOK.look, 1, 120.0, 180.0, {"7S.ACT.4": 12}, titles={"7S.ACT.4": "Actions"})
CHANGE = Change("activation.extra_blips", "2", "3", "Blips that a turn brings beside its own.", ("7S.ACT.4",))


def test_the_changes_of_the_homebrew_are_those_of_its_file() -> None:
    """Seven points a rating, not six, by rule 7S.FAC.6; two more blips a turn, not three, by rule 7S.ACT.4."""
    [pack] = read_packs([HOMEBREW]).packs
    changes = {change.name: change for change in changes_of(pack.rules)}

    assert {name: (one.value, one.before) for name, one in changes.items()} == {
        "faction.points_per_rating": ("7", "6"),
        "activation.extra_blips": ("2", "3"),
    }
    assert "7S.FAC.6" in changes["faction.points_per_rating"].rules
    assert "7S.ACT.4" in changes["activation.extra_blips"].rules


def test_a_pack_without_rules_of_its_own_changes_nothing() -> None:
    """The numbers of the game are those of its rulebook."""
    assert changes_of(Rules(kind="rules", id="house", title="House")) == ()


def test_a_changed_rule_says_so_below_its_text() -> None:
    """The rule that a parameter belongs to is marked, and no other."""
    rules = tuple(Rule(id=f"7S.ACT.{at}", section="Actions", text=f"Text {at}.") for at in (3, 4, 5))
    slugs = slugs_of((rules_told(Law({}, rules, ()), (CHANGE,), ""),), PAGE)

    said = [words(Drawing("d", "d", 120, 180, slug.items)) for slug in slugs]

    assert said == [
        "Act",
        "ACT.3 Text 3.",
        "ACT.4 Text 4.",
        "In this pack activation.extra_blips is 2, not 3.",
        "ACT.5 Text 5.",
    ]


def test_the_chapter_of_changes_names_the_rules_with_their_pages() -> None:
    """Parameter, both values, what it means, and the rule with its page."""
    [slug] = slugs_of((*changes_told((CHANGE,), PAGE.titles, ""),), PAGE)

    assert words(Drawing("d", "d", 120, 180, slug.items)).replace("\N{NO-BREAK SPACE}", " ") == (
        "activation.extra_blips : 2, not 3. Blips that a turn brings beside its own. Actions, p. 12"
    )
