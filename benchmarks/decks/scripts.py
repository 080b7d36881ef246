"""Printing in other scripts: a deck whose words are of a script, and how much of its time is shaping.

Run: python -m benchmarks.decks.scripts [COUNT]. It needs the extra `scripts`. Each deck has a vocabulary of 2,000
words, and nothing of it is kept from the deck before: every bounded cache of texts begins empty.

Shaping is all that makes the characters of a word into signs of faces: which face has each letter, the order of
letters, HarfBuzz, kerning, and the making of our values from its glyphs. With lines, it is also the ordering of their
words and the joining of these. Both shares are taken on the clock within the printing. Breaking lines, measuring them,
writing operators and embedding fonts are no shaping; Latin text does all of that too.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from random import Random
from typing import Any, Final

from benchmarks.decks import deck as made
from benchmarks.decks.deck import Card
from benchmarks.decks.ours import drawing
from exporters.drawing import display_list
from exporters.faces import metrics, shaping
from exporters.pdf.writer import Imprint, pressed

TURNS: Final = 5
WORD_PARTS: Final = shaping.word_parts.__wrapped__
VOCABULARY: Final = 2000
KANJI: Final = "".join(bytes((row, cell)).decode("euc_jp") for row in range(0xB0, 0xCF) for cell in range(0xA1, 0xFF))
"""The common kanji, the first level of the Japanese standard."""
LETTERS: Final = {
    "Latin": "abcdefghilmnoprstu",
    "Cyrillic": "абвгдежзиклмнопрст",
    "Hebrew": "אבגדהוזחטיכלמנסעפצקרשת",
    "Arabic": "ابتثجحخدرسشصطعفقكلمنهوي",
    "Devanagari": "कखगचजटडतदनपबमयरलवसह",
    "Thai": "กขคงจชดตทนบปพมยรลวสห",
    "Japanese": "日本語戦士動撃移早目標たちはをにするのと",
    "Japanese, 2,900 kanji": KANJI + "たちはをにするのとかがもでなれい" * 100,
    "Korean": "전사들은목표를향해빠르게이동합니다",
}


class Clock:
    """Measures a function, whenever it is called."""

    def __init__(self, measured: Callable[..., Any]) -> None:
        self.measured = measured
        self.seconds = 0.0

    def __call__(self, *values: Any) -> Any:
        """Return what the function returns."""
        start = time.perf_counter()
        found = self.measured(*values)
        self.seconds += time.perf_counter() - start
        return found


def main() -> None:
    """Print the table."""
    count = int(sys.argv[1]) if sys.argv[1:] else 540
    print(f"{count} cards, the best of {TURNS} turns\n\nscript | CPU s | of it shaping | with lines")
    for script in LETTERS:
        cards = [card_in(card, script) for card in made.deck(count)]
        printed(cards[:1])
        cpu_s, words, lines = min(printed(cards) for _ in range(TURNS))
        print(f"{script} | {cpu_s:.2f} | {words:.0%} | {lines:.0%}")


def printed(cards: list[Card]) -> tuple[float, float, float]:
    """Return the CPU seconds of setting and pressing cards, nothing of them set before, and both shares of shaping."""
    for keeping in kept():
        keeping.cache_clear()
    words, lines = Clock(WORD_PARTS), Clock(shaping.line_parts)
    shaping.word_parts = lru_cache(shaping.WORDS_KEPT)(words)
    metrics.line_parts = display_list.line_parts = lines  # type: ignore[assignment, attr-defined]
    start, cpu_start = time.perf_counter(), time.process_time()
    pressed([drawing(card) for card in cards], Imprint("Deck", "House"))
    wall_s = time.perf_counter() - start
    return time.process_time() - cpu_start, words.seconds / wall_s, lines.seconds / wall_s


def kept() -> list[Any]:
    """Return the bounded caches of texts; what a face is opened as stays."""
    modules = [
        module for name, module in sys.modules.items() if name.startswith(("exporters.faces.", "exporters.text."))
    ]
    found = {id(one): one for module in modules for one in vars(module).values() if hasattr(one, "cache_parameters")}
    return [one for one in found.values() if one.cache_parameters()["maxsize"]]


def card_in(card: Card, script: str) -> Card:
    """Return a card in the words of a script."""
    rng = Random(f"{script} {card.code}")
    return replace(card, flavour=told(card.flavour, script, rng), rules=told(card.rules, script, rng))


def told(text: str, script: str, rng: Random) -> str:
    """Return as many words as a text has; those of Japanese without spaces."""
    words = rng.choices(words_of(script), k=len(text.split()))
    return "".join(word[:2] for word in words) if script.startswith("Japanese") else " ".join(words)


@cache
def words_of(script: str) -> list[str]:
    """Return the vocabulary of a script: words of two to nine letters."""
    rng = Random(script)
    return ["".join(rng.choices(LETTERS[script], k=rng.randint(2, 9))) for _ in range(VOCABULARY)]


if __name__ == "__main__":
    main()
