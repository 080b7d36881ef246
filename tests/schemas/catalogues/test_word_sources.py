"""Our own words are found in the source, wherever they are said, and each game has its own."""

from pathlib import Path

from docs.word_sources import KIT, Message, Sources

WORDS = '''
"""What is written on cards."""
__all__ = ["TITLE"]
TITLE: Final = "Mission"
DECKS: Final = {"offense": "Offense", Deck.DEFENSE: "Defense"}
ROWS: Final = (("Move", "up to {move}"), ("{number}", "-"))
UNITS: Final = frozenset(("scout",))
BANDS: Final = ("{number} band", "{number} bands")
def helper(): return "never"
'''

CARD = """
from exporters.games.duel import wording as words
from exporters.games.duel.wording import DECKS as NAMED, TITLE
from schemas.catalogues.saying import counted, said
from schemas.diagnostics.wording import counted as many_of

STATES: Final = {"won": "is won", "lost": "is lost"}

def drawn(state, deck, number, language):
    said("Round", language, context="of play")
    said(STATES[state], language)
    said(STATES.get(state, "is drawn"), language)
    said(words.TITLE if state else NAMED[deck], language, context="a card")
    counted(number, "{number} die", "{number} dice", language)
    counted(number, *words.BANDS, language, context="of range")
    many_of(number, "noun")
    return "never"
"""

LOG = """
HIT: Final = "rifle_hit"
KIND: Final = "rifle"
GONE: Final = "{unit} is gone"
RULES: Final = {Way.AIMED: "DU.FIR.1 DU.FIR.2"}
"""


EVENTS = """
from engine.battles.events import Counted, by, either, event
GOES = either("far", "{actor} goes far")
TABLE = {
    1: event("goes", "day", "D.1 D.2", GOES, {"on foot": NUMBER}, far=NUMBER),
    2: event("shoots", "day", "D.3 D.4", by("how", {"by hand": "{actor} shoots", "far off": ""}), how=words("by hand")),
    3: event("counts", "day", "D.5 D.6", Counted("left", "{number} is left", "{number} are left"), left=NUMBER),
    4: event("sleeps", "night", "D.7 D.8", "{actor} sleeps"),
}
"""


def written(folder: Path) -> Sources:
    """A source of one game and a shared module."""
    for path, text in {
        "exporters/games/duel/wording.py": WORDS,
        "exporters/games/duel/cards/card.py": CARD,
        "engine/games/duel/log/sentences.py": LOG,
        "engine/games/brawl/log/events.py": EVENTS,
        "engine/games/duel/rules/shots.py": 'RANGE: Final = "never said"',
        "musterpress/notes.py": "from schemas.catalogues.saying import said\nsaid('Sheet', '')",
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return Sources(folder)


def test_words_are_what_is_said_and_what_modules_of_words_hold(tmp_path: Path) -> None:
    """Names are followed to their constants; docstrings, keys, codes, signs and other functions' texts are no words."""
    found = written(tmp_path).words()

    assert [*found] == [KIT, "brawl_log", "duel_log", "duel"]
    assert [*found["brawl_log"]] == [
        Message("{actor} goes far"),
        Message("{actor} shoots"),
        Message("{number} is left", many="{number} are left"),
        Message("{actor} sleeps"),
    ]
    assert [*found["duel_log"]] == [Message("{unit} is gone")]
    assert [*found[KIT]] == [Message("Sheet")]
    assert [*found["duel"]] == [
        Message("Round", "of play"),
        Message("is won"),
        Message("is lost"),
        Message("is drawn"),
        Message("Mission", "a card"),
        Message("Offense", "a card"),
        Message("Defense", "a card"),
        Message("{number} die", many="{number} dice"),
        Message("{number} band", "of range", "{number} bands"),
        Message("Mission"),
        Message("Offense"),
        Message("Defense"),
        Message("Move"),
        Message("up to {move}"),
    ]


def test_what_is_counted_and_said_stands_once(tmp_path: Path) -> None:
    """A catalogue has one entry for an English text, with all the files in which it stands."""
    sources = written(tmp_path)
    (tmp_path / "studio").mkdir()
    for name, call in (("a", "said('die', '')"), ("b", "counted(2, 'die', 'dice', '')")):
        text = f"from schemas.catalogues.saying import counted, said\n{call}"
        (tmp_path / "studio" / f"{name}.py").write_text(text, encoding="utf-8")

    places = sources.words()[KIT]

    assert places[Message("die", many="dice")] == ["studio/a.py", "studio/b.py"]
    assert Message("die") not in places


def test_every_text_that_is_said_can_be_found() -> None:
    """Nothing is said with an f-string, whose words no catalogue could have."""
    assert [*Sources(Path()).glued()] == []
