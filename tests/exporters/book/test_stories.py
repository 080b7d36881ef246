"""Battles told in a book: where a step begins, what is remarked on when, and which rules are referred to."""

from exporters.book.setting import Page
from exporters.book.slugs import slugs_of
from exporters.book.stories import Moment, story_told
from exporters.games.seven_seconds.products import BOOK
from schemas.models.rulebook import Fight, Story

TITLES = {"7S.MOVE.1": "Moving", "7S.RIF.1": "Rifles", "XX.TGT.5": "Targets"}
PAGE = Page(BOOK.look, 1, 120.0, 180.0, {}, titles=TITLES)
BEGINS = frozenset({"activate"})


def moment(event: str, sentence: str = "", *rules: str) -> Moment:
    return Moment({"event": event, "rules": rules}, sentence, None)


def told(*moments: Moment, **remarks: str) -> list[str]:
    """The words of each paragraph, in order."""
    story = Story(type="story", battle=Fight(seed=1), remarks=remarks)
    blocks = tuple(story_told(moments, story, BEGINS, set(), TITLES))
    return [slug.words for slug in slugs_of(blocks, PAGE) if slug.words]


def test_a_step_is_one_paragraph() -> None:
    """A step begins with an activation; what comes after it up to the next one belongs to it."""
    steps = told(
        moment("activate"), moment("move", "A moves."), moment("fire", "A fires."),
        moment("activate"), moment("move", "B moves."), moment("fire", "B fires."),
    )  # fmt: skip
    assert steps == ["A moves. A fires. ", "B moves. B fires. "]


def test_a_step_of_one_sentence_goes_on_with_the_one_before_it() -> None:
    """Three blips that only move are not three paragraphs."""
    steps = told(
        moment("activate"), moment("move", "A moves."), moment("fire", "A fires."),
        moment("activate"), moment("move", "B moves."), moment("activate"), moment("move", "C moves."),
    )  # fmt: skip
    assert steps == ["A moves. A fires. B moves. C moves. "]


def test_a_remark_stands_behind_the_first_event_that_it_is_about() -> None:
    """It comes at once, in the midst of a step, and only once; events in a row have one remark behind the last."""
    steps = told(
        moment("activate"), moment("move", "A moves."), moment("move", "A moves on."), moment("fire", "A fires."),
        moment("activate"), moment("move", "B moves."), moment("fire", "B fires."),
        move="Up to 6 in.",
    )  # fmt: skip
    assert steps == ["A moves. A moves on. ", "Up to 6 in.", "A fires. ", "B moves. B fires. "]


def test_a_rule_is_referred_to_where_it_is_first_applied() -> None:
    """The first rule of a row that is told has its title behind the step, each once; rulings have none."""
    steps = told(
        moment("activate", "", "7S.ACT.1"), moment("move", "A moves.", "7S.MOVE.1", "7S.PASS.1"),
        moment("fire", "A fires.", "7S.GAP.4", "7S.RIF.1"),
        moment("activate", "", "7S.ACT.1"), moment("move", "B moves.", "7S.MOVE.1"), moment("fire", "B fires."),
    )  # fmt: skip
    assert steps == ["A moves. A fires. (7S.MOVE.1, 7S.RIF.1)", "B moves. B fires. "]


def test_of_several_rules_of_an_area_the_lowest_is_referred_to() -> None:
    """Logs name rules in the order of their letters, 13 before 5; what a step does is said by the earlier rule."""
    steps = told(moment("activate"), moment("pool_spent", "A spends.", "XX.TGT.13", "XX.TGT.5", "XX.WIN.1"))
    assert steps == ["A spends. (XX.TGT.5)"]


def test_a_sentence_between_lines_is_a_heading() -> None:
    """Rounds begin with one in the told log."""
    steps = told(
        moment("round", "--- Round 2 ---"), moment("activate"), moment("move", "A moves."), moment("fire", "!")
    )
    assert steps == ["A moves. ! "]
