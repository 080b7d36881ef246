"""What kind of game is played, and what players are offered and choose in it: as a person reads it, and as rows."""

import re
from collections.abc import Iterator
from itertools import groupby

from engine.experiments.measures.rows import Row, measured
from engine.experiments.measures.words import bracketed, fought_where, percent, scenarios_of, who_plays
from engine.experiments.offers import OfferRow, Offers, Verdict
from engine.experiments.profiles import Figure, Profile, TurnRow
from musterpress.terminal import say, say_table

VALUE = re.compile(r"\{(\w+)\}")


def say_profile(found: Profile) -> None:
    """Print what kind of game it is, its figures, and how it goes from turn to turn."""
    if not found.figures:
        say("No battle was fought.")
        return
    form = found.trials[0].form
    say(f"Battles are {found.kind.value}.")
    say()
    say_table(("", "", "battles"), [(figure.says, _value(figure), f"{figure.battles:,}") for figure in found.figures])
    say()
    say_table(
        (f"after {form.turns}", "go on, %", "open, %", "whoever is ahead wins, %"), [_told(row) for row in found.turns]
    )


def _told(row: TurnRow) -> tuple[str, ...]:
    return str(row.turn), percent(row.going_on), percent(row.open), percent(row.ahead_wins)


def _value(figure: Figure) -> str:
    return percent(figure.value) if figure.is_share else bracketed(figure.value)


def offer_rows(found: Offers) -> list[Row]:
    """Return a row for each player and answer: how often it was offered, how often beside another one, and chosen."""
    return [
        {
            "player": row.player,
            "question": row.question,
            "answer": told(row.says),
            "offered": row.offered,
            "beside_others": row.beside_others,
            "chosen": row.chosen,
            "verdict": row.verdict.value,
        }
        for row in found.rows
    ]


def told(says: str) -> str:
    """Return what an answer says, with the names of its values where those are not told apart: `<target>`."""
    return VALUE.sub(r"<\1>", says)


def offer_facts(about: Row, found: Offers) -> Row:
    """Return what was counted, and how."""
    facts = measured(found.trials[0], found.battles, 0, cancelled=found.cancelled)
    return {**about, **facts, "scenarios": scenarios_of(found.trials)}


def say_offers(found: Offers) -> None:
    """Print for each player what it was offered and chose, what it never or always chose marked."""
    if not found.rows:
        say("No battle was fought.")
        return
    for number, (player, rows) in enumerate(groupby(found.rows, key=lambda row: row.player)):
        if number:
            say()
        say(f"What {player} is offered, and chooses")
        say()
        say_table(("answer", "offered", "chosen", "%", ""), [*map(_cells, rows)])


def _cells(row: OfferRow) -> tuple[str, ...]:
    share = f"{100 * row.chosen / row.offered:.1f}"
    return told(row.says), f"{row.offered:,}", f"{row.chosen:,}", share, row.verdict.value


def offer_notes(found: Offers, mode: str) -> Iterator[str]:
    """Yield what the figures rest on."""
    yield fought_where(found.trials, found.battles, mode)
    yield f"{who_plays(found.trials[0])}: others choose otherwise, so ask several before you call an answer dead."
    yield "Offered is at how many questions an answer was legal, to however many targets or places."
    yield (
        f'"{Verdict.ALWAYS}" is what was chosen whenever it could be, though there was something else; '
        "of a few questions neither word says much."
    )
    if found.cancelled:
        yield f"Broken off: {found.battles:,} battles had been fought and are counted."
