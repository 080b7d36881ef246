"""What can be wrong with a chapter of the rulebook, whatever the game: rules, figures, places and tables."""

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from engine.checking.check import check, mistake
from engine.systems import SYSTEMS
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.diagnostics.wording import closest, did_you_mean
from schemas.kinds import kinds_of
from schemas.markup import RULE_ID, Aside, Block, FigureHere, FigureRow, Table, read_markup
from schemas.models.rulebook import Board, Card, Chapter, Diagram, Fight, Rulebook, Story
from schemas.packs.packs import Loaded, Pack
from schemas.systems import SystemName

RULEBOOK: Final = "rulebook"
CELL_END: Final = re.compile(r"(?<!\\)\|")


@check("unknown-rule")
def unknown_rules(chapter: Chapter, pack: Pack) -> Iterator[Finding]:
    """A chapter refers to a rule that there is not.

    What looks like the id of a rule becomes a reference with the page of the rule. No rulebook of the pack, or of the
    one it extends, has this one.
    """
    yield from rules_of_nothing(texts_of(chapter), pack)


def rules_of_nothing(texts: Iterable[tuple[Location, str]], pack: Pack) -> Iterator[Finding]:
    """Yield the rules that texts, each with its place, refer to and no rulebook of a pack has."""
    if RULEBOOK in pack.faulty_kinds | pack.passed_over:
        return
    known = pack.once(_known_rules)
    for at, text in texts:
        for rule in RULE_ID.findall(text):
            if rule not in known:
                message = f"there is no rule `{rule}`"
                yield mistake(at, message, did_you_mean(rule, known) or "add it to the rulebook")


def _known_rules(pack: Pack) -> frozenset[str]:
    books = rulebooks_of(pack)
    rules = {rule.id for book in books for rule in book.rules}
    return frozenset(rules | {ruling.id for book in books for ruling in book.rulings})


def rulebooks_of(pack: Pack) -> list[Rulebook]:
    """Return the rulebooks of a pack and of what it is built on."""
    return [one.model for one in pack.of_kind(RULEBOOK) if isinstance(one.model, Rulebook)]


def texts_of(chapter: Chapter) -> Iterator[tuple[Location, str]]:
    """Yield the lines of the text, meanings of terms and remarks on battles, each with its place."""
    yield from ((("text", at), line) for at, line in enumerate(chapter.text.split("\n")))
    yield from ((("terms", term), said) for term, said in chapter.terms.items())
    for name, figure in chapter.figures.items():
        if isinstance(figure, Story):
            yield from ((("figures", name, "remarks", event), said) for event, said in figure.remarks.items())


@check("unknown-figure")
def unknown_figures(chapter: Chapter) -> Iterator[Finding]:
    """A text names a figure that its chapter has not.

    `![caption](name)` is the place of the figure that is described below that name under `figures`.
    """
    for line, name in _named_figures(chapter):
        if name not in chapter.figures:
            hint = did_you_mean(name, chapter.figures) or "describe it under figures"
            yield mistake(("text", line), f"the chapter has no figure `{name}`", hint)


@check("figure-not-shown", severity=Severity.WARNING)
def figures_not_shown(chapter: Chapter) -> Iterator[Finding]:
    """A figure has no place in the text.

    A figure is printed where the text has a paragraph that is `![caption](name)` and nothing else. This one is
    described, and never printed.
    """
    shown = {name for _, name in _named_figures(chapter)}
    for name in chapter.figures:
        if name not in shown:
            hint = f"give it a paragraph of its own: ![caption]({name})"
            yield mistake(("figures", name), f"the text has no `{name}`", hint, at_key=True)


def _named_figures(chapter: Chapter) -> Iterator[tuple[int, str]]:
    for marked in read_markup(chapter.text):
        yield from ((marked.line, figure.name) for figure in _within(marked.block))


def _within(block: Block) -> Iterator[FigureHere]:
    if isinstance(block, FigureHere):
        yield block
    elif isinstance(block, FigureRow):
        yield from block.figures
    elif isinstance(block, Aside):
        for inner in block.blocks:
            yield from _within(inner)


@check("figure-of-nothing")
def figures_of_nothing(chapter: Chapter, pack: Pack) -> Iterator[Finding]:
    """A figure shows what the pack has not.

    A card is named by the kind and the id of its document, a battle by its scenario, map, forces and players. There is
    no such document in the pack or in the one it extends, or no such seat in the game.
    """
    kinds = sorted(kinds_of(pack.manifest.system))
    for name, figure in chapter.figures.items():
        if isinstance(figure, Card):
            kind, _, wanted = figure.card.partition("/")
            yield from _nothing(pack, (kind,), wanted, ("figures", name, "card"))
        elif isinstance(figure, Diagram):
            yield from _of_diagram(figure, kinds, pack, ("figures", name))
        elif isinstance(figure, (Board, Story)):
            place = ("figures", name, "battle")
            for at, wanted in _fought_with(figure.battle):
                yield from _nothing(pack, kinds, wanted, (*place, *at))
            for seat, player in figure.battle.players.items():
                if player not in _players(pack.manifest.system):
                    yield from _nothing(pack, ("player",), player, (*place, "players", seat))
            for key, seats in (("forces", figure.battle.forces), ("players", figure.battle.players)):
                yield from _seats_of_nobody(seats, pack.manifest.system, (*place, key))


def _of_diagram(diagram: Diagram, kinds: list[str], pack: Pack, at: Location) -> Iterator[Finding]:
    """Yield the map and the cards, by any of the kinds, that a diagram at a place names and the pack has not."""
    if diagram.map is not None:
        yield from _nothing(pack, kinds, diagram.map, (*at, "map"))
    for number, piece in enumerate(diagram.pieces):
        if piece.card is not None:
            yield from _nothing(pack, kinds, piece.card, (*at, "pieces", number, "card"))


def _seats_of_nobody(named: Iterable[str], system: SystemName, at: Location) -> Iterator[Finding]:
    """Yield the names of seats, at a place, that battles of a game do not have."""
    seats = _seats(system) if named else ()
    for seat in named if seats else ():
        if seat not in seats:
            yield mistake((*at, seat), f"a battle has no seat `{seat}`", did_you_mean(seat, seats), at_key=True)


def _seats(system: SystemName) -> tuple[str, ...]:
    """Return the seats of the battles of a game, none if it has no battles; kernels are loaded only if need be."""
    battles = SYSTEMS[system].battles
    return SYSTEMS[system].seat_options or (battles().form.seats if battles is not None else ())


def _players(system: SystemName) -> tuple[str, ...]:
    """Return the players of a game that are there without a document."""
    battles = SYSTEMS[system].battles
    return battles().form.players if battles is not None else ()


def _fought_with(battle: Fight) -> Iterator[tuple[Location, str]]:
    """Yield the names in a battle, each with its place."""
    yield from ((("forces", seat), force) for seat, force in battle.forces.items())
    yield from ((("scenario",), one) for one in (battle.scenario,) if one)
    yield from ((("map",), one) for one in (battle.map,) if one)


def _nothing(pack: Pack, kinds: list[str] | tuple[str, ...], wanted: str, at: Location) -> Iterator[Finding]:
    if wanted in pack.vague or pack.faulty_kinds & {*kinds} or any(pack.find(kind, wanted) for kind in kinds):
        return
    near = closest(wanted, {one.id for kind in kinds for one in pack.of_kind(kind)})
    hint = f"did you mean `{near}`?" if near else "name a document of this pack, or of the one it extends"
    yield mistake(at, f"the pack has no `{wanted}` to show", hint)


@check("unknown-event")
def unknown_events(chapter: Chapter, pack: Pack) -> Iterator[Finding]:
    """A remark on an event that battles do not have.

    The keys of `remarks` are the events of a battle's log, by the names they have there: the remark stands behind the
    first of that name. No event of the game has this one.
    """
    stories = {name: figure for name, figure in chapter.figures.items() if isinstance(figure, Story)}
    for name, event in ((name, event) for name, story in stories.items() for event in story.remarks):
        if known := _events_if_none_is(event, pack.manifest.system):
            message = f"no event of a battle's log is called `{event}`"
            yield mistake(("figures", name, "remarks", event), message, did_you_mean(event, known), at_key=True)


def _events_if_none_is(event: str, system: SystemName) -> Collection[str]:
    """Return the events of a game's log if this is none of them, else nothing.

    The forms of all events are made only if this one has no sentence.
    """
    found = SYSTEMS[system].log_words if system in SYSTEMS else None
    if found is None or event in found().sentences:
        return ()
    known = found().form().rows
    return () if event in known else known


@check("place-taken", kind="chapter", severity=Severity.WARNING)
def place_taken(loaded: Loaded, pack: Pack) -> Iterator[Finding]:
    """Two chapters have the same place.

    Chapters follow each other by their place; those of one place follow by their ids.
    """
    for other in pack.of_kind("chapter"):
        same = _place(other) == _place(loaded)
        if same and (other.pack_id, other.id) != (loaded.pack_id, loaded.id) and other.id < loaded.id:
            message = f"chapter `{other.id}` has this place too"
            yield mistake(("place",), message, "number the chapters as they are to follow each other")


def _place(loaded: Loaded) -> int | None:
    return loaded.model.place if isinstance(loaded.model, Chapter) else None


@check("uneven-row")
def uneven_rows(chapter: Chapter) -> Iterator[Finding]:
    """A row of a table is longer or shorter than its head.

    What is beyond the head is not printed, and what is missing stays empty. Bars part the cells.
    """
    lines = chapter.text.split("\n")
    for marked in read_markup(chapter.text):
        if isinstance(marked.block, Table):
            wanted = len(marked.block.head)
            first = marked.line + 2
            for at in range(first, first + len(marked.block.rows)):
                if (found := _cells(lines[at])) != wanted:
                    message = f"the row has {found} cells, its head {wanted}"
                    yield mistake(("text", at), message, "part the cells by |, leave none out")


def _cells(line: str) -> int:
    """Return how many cells a row has: bars part them, and may stand at both ends; escaped ones are of the text."""
    bare = line.strip()
    inner = bare.removeprefix("|")
    ends = inner.endswith("|") and not inner.endswith("\\|")
    return len(CELL_END.split(inner[:-1] if ends else inner))


CHAPTER_CHECKS: Final = (
    unknown_rules,
    unknown_figures,
    figures_not_shown,
    figures_of_nothing,
    unknown_events,
    place_taken,
    uneven_rows,
)
"""The checks of chapters, the same for every system."""
