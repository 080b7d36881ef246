"""Printing in other scripts: a deck whose words are of a script, and how much of its time is shaping.

Run: python -m benchmarks.printing_scripts [COUNT]. It needs the extra `scripts`. Each deck has a vocabulary of 2,000
words. The time of shaping is what a second printing saves that finds every word shaped, and all else to be done again.
"""

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from benchmarks import printing_deck as made
from benchmarks.printing_deck import Card
from benchmarks.printing_ours import drawing
from exporters.pdf.finish import Imprint, pressed
from exporters.text import breaking, fitting, lines, metrics, shaping

TURNS: Final = 3
VOCABULARY: Final = 2000
SHAPED: Final = (shaping.shaped, shaping.word_parts)
"""What keeps words that are shaped."""

SET: Final = (
    fitting.fit,
    lines.word_units,
    breaking.atoms_of,
    metrics.printable,
    metrics.units_and_signs,
    shaping.line_parts,
)
"""What keeps everything else of texts that are set."""

LETTERS: Final = {
    "Latin": "abcdefghilmnoprstu",
    "Cyrillic": "абвгдежзиклмнопрст",
    "Hebrew": "אבגדהוזחטיכלמנסעפצקרשת",
    "Arabic": "ابتثجحخدرسشصطعفقكلمنهوي",
    "Devanagari": "कखगचजटडतदनपबमयरलवसह",
    "Thai": "กขคงจชดตทนบปพมยรลวสห",
    "Japanese": "日本語戦士動撃移早目標たちはをにするのと",
    "Korean": "전사들은목표를향해빠르게이동합니다",
}


def main() -> None:
    """Print the table."""
    count = int(sys.argv[1]) if sys.argv[1:] else 540
    print(f"{count} cards, the best of {TURNS} turns\n\nscript | CPU s | of it shaping")
    for script in LETTERS:
        cards = [card_in(card, script) for card in made.deck(count)]
        printed_s(cards[:1])
        turns = list(both(cards))
        cold_s, warm_s = min(cold for cold, _ in turns), min(warm for _, warm in turns)
        print(f"{script} | {cold_s:.2f} | {max(cold_s - warm_s, 0) / cold_s:.0%}")


def both(cards: list[Card]) -> Iterator[tuple[float, float]]:
    """Yield what printing costs that has to shape, and that has not."""
    for _ in range(TURNS):
        for keeping in SHAPED:
            keeping.cache_clear()
        yield printed_s(cards), printed_s(cards)


def printed_s(cards: list[Card]) -> float:
    """Return the CPU seconds of setting and pressing cards, nothing of it set before."""
    for keeping in SET:
        keeping.cache_clear()
    start = time.process_time()
    pressed([drawing(card) for card in cards], Imprint("Deck", "House"))
    return time.process_time() - start


def card_in(card: Card, script: str) -> Card:
    """Return a card in the words of a script."""
    rng = Random(f"{script} {card.code}")
    return replace(card, flavour=told(card.flavour, script, rng), rules=told(card.rules, script, rng))


def told(text: str, script: str, rng: Random) -> str:
    """Return as many words as a text has; those of Japanese without spaces."""
    words = rng.choices(words_of(script), k=len(text.split()))
    return "".join(word[:2] for word in words) if script == "Japanese" else " ".join(words)


@cache
def words_of(script: str) -> list[str]:
    """Return the vocabulary of a script: words of two to nine letters."""
    rng = Random(script)
    return ["".join(rng.choices(LETTERS[script], k=rng.randint(2, 9))) for _ in range(VOCABULARY)]


if __name__ == "__main__":
    main()
