"""What can be wrong with whom a text speaks to: players read rules and chapters, editors what stands beside them."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from engine.checking.chapters import CHAPTER_CHECKS, rulebooks_of, texts_of
from engine.checking.check import check, mistake
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.diagnostics.wording import did_you_mean
from schemas.models.rulebook import Chapter, Rulebook
from schemas.packs.packs import Pack

EDITORS: Final = re.compile(
    r"\b(the engine|heuristic|layout noise|figure lost|typeset(?:ting)?|residue|stray fragment|misprint(?:ed)?"
    r"|the source|bresenham)\b",
    re.IGNORECASE,
)
"""Words of those who make a book, which tell nothing to those who play by it."""


@check("ruling-behind-nothing")
def rulings_behind_nothing(rulebook: Rulebook, pack: Pack) -> Iterator[Finding]:
    """A ruling stands behind a rule that there is not.

    Books print what players are told of a ruling behind the rule that `after` names. No rulebook of the pack, or of the
    one it extends, has this one.
    """
    known = {rule.id for book in rulebooks_of(pack) for rule in book.rules}
    for at, ruling in enumerate(rulebook.rulings):
        if ruling.after is not None and ruling.after not in known:
            message = f"there is no rule `{ruling.after}`"
            yield mistake(("rulings", at, "after"), message, did_you_mean(ruling.after, known) or "name a rule")


@check("rule-for-editors", severity=Severity.WARNING)
def rules_for_editors(rulebook: Rulebook) -> Iterator[Finding]:
    """A rule speaks to those who make the book.

    The text of a rule, and of what follows from a ruling, is read by players, who know nothing of an engine, a source
    or how a page was set. `note` of a rule and `question` and `ruling` of a ruling are for editors; books leave them
    out.
    """
    told: list[tuple[Location, str]] = [(("rules", at, "text"), one.text) for at, one in enumerate(rulebook.rules)]
    rulings = enumerate(rulebook.rulings)
    told += [(("rulings", at, "text"), one.text) for at, one in rulings if one.text is not None]
    yield from _for_editors(told, "say how it is played, and the rest in a note")


@check("chapter-for-editors", severity=Severity.WARNING)
def chapters_for_editors(chapter: Chapter) -> Iterator[Finding]:
    """A chapter speaks to those who make the book.

    Players read it, who know nothing of an engine, a source or how a page was set.
    """
    yield from _for_editors(texts_of(chapter), "say how it is played")


def _for_editors(texts: Iterable[tuple[Location, str]], hint: str) -> Iterator[Finding]:
    for at, text in texts:
        if found := EDITORS.search(text):
            yield mistake(at, f"players are told of `{found[0]}`", hint)


PROSE_CHECKS: Final = (*CHAPTER_CHECKS, rulings_behind_nothing, rules_for_editors, chapters_for_editors)
"""The checks of rulebooks and chapters, the same for every system."""
