"""The chart of turns, command and options: what is asked in play and stands on no card. Rules: BS.SEQ.1, BS.COM.5."""

from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import as_page
from exporters.drawing.display_list import Symbol
from exporters.games.battlesuit.look.counter_icons import (
    COMMAND,
    EXPLOSIVE,
    PAINTED,
    SHOCK,
    STEALTH,
    STOREY,
    TURN,
)
from exporters.games.battlesuit.look.icons import DRONE, SHIELD
from exporters.games.battlesuit.look.pages import COLUMNS, Heading, page
from exporters.games.battlesuit.words import turns as words
from exporters.games.battlesuit.words.charts import CHART, CHARTS
from exporters.games.battlesuit.words.terms import GAME
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.text.columns import Flow, Section, Terms, set_flows
from exporters.text.numbers import Facts, Rows, filled
from schemas.catalogues.saying import said
from schemas.models.battlesuit.rules import Rules

Told = tuple[str, str, Rows, Symbol]
"""The name of a section, its rules, what it says, and its sign."""

LEFT: Final[tuple[Told, ...]] = (
    ("turn", "BS.SEQ.1  BS.INI.1", words.TURN, TURN),
    ("reaction", "BS.RXN.1", words.REACTION, SHOCK),
    ("painting", "BS.PNT.1", words.PAINTING, PAINTED),
    ("command", "BS.COM.1", words.COMMAND, COMMAND),
    ("help", "BS.REP.1  BS.CRU.1", words.HELP, SHIELD),
)
RIGHT: Final[tuple[Told, ...]] = (
    ("drones", "BS.DRN.1", words.DRONES, DRONE),
    ("blasts", "BS.BMB.3  BS.MIN.5", words.BLASTS, EXPLOSIVE),
    ("stealth", "BS.STL.1", words.STEALTH, STEALTH),
    ("options", "BS.SUI.1  BS.SQC.4  BS.MLB.2", words.OPTIONS, STOREY),
)
BODY: Final = Box(0, 27, PAGE.width, PAGE.height - 27)
GUTTER_MM: Final = 6.0
TERM_SHARE: Final = 0.2


def turns(rules: Rules, language: str) -> Drawn:
    """Return the page: play at the left, the options of scenarios at the right."""
    caption, title = f"{GAME} \N{MIDDLE DOT} {said(CHARTS, language)}", said(words.TITLE, language)
    made = page(Heading(caption, title, rules.title, TURN, at=((), ("title",))), language)
    left, right = BODY.columns(2, GUTTER_MM)
    set_flows(
        made, (Flow(play_sections(rules, language), (left,)), Flow(option_sections(rules, language), (right,))), COLUMNS
    )
    return as_page("charts_turn", said(CHART, language, title=title), made)


def play_sections(rules: Rules, language: str) -> tuple[Section, ...]:
    """Return the sections of turns, reaction fire, painting, command and help."""
    return tuple(_section(told, words.turn_facts(rules, language), language) for told in LEFT)


def option_sections(rules: Rules, language: str) -> tuple[Section, ...]:
    """Return the sections of what scenarios may put in play."""
    return tuple(_section(told, words.option_facts(rules, language), language) for told in RIGHT)


def _section(told: Told, facts: Facts, language: str) -> Section:
    name, rules, rows, sign = told
    terms = tuple((term, text) for term, text in filled(rows, facts, language))
    return Section(said(words.TITLES[name], language), rules, (Terms(terms, TERM_SHARE),), sign)
