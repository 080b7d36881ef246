"""Sessions of one process that hold the same files read and judge them once."""

from pathlib import Path

from schemas.kinds import KINDS, RULES
from schemas.packs.drafts import Memory

RULES_TEXT = "kind: rules\nid: shared\ntitle: {title}\n"
[KIND] = [kind for kind in KINDS if kind.name == RULES and kind.system == "seven_seconds"]


def held(memory: Memory, name: str, title: str) -> tuple[object, object]:
    """Return the text of a file and its verdict, by bytes that nobody else holds."""
    text, digest = memory.read(Path(name), RULES_TEXT.format(title=title).encode())
    return text, memory.verdict(KIND, digest, 0, text.documents[0].data)


def test_the_same_bytes_are_read_and_judged_once() -> None:
    """Wherever the files lie, and whoever asks."""
    first, second = held(Memory(), "one/rules.yaml", "Ours"), held(Memory(), "two/rules.yaml", "Ours")

    assert first[0] is second[0]
    assert first[1] is second[1]


def test_other_bytes_are_read_anew() -> None:
    """One letter more is another text, and another verdict."""
    ours, theirs = held(Memory(), "rules.yaml", "Ours"), held(Memory(), "rules.yaml", "Theirs")

    assert ours[0] is not theirs[0]
    assert ours[1] is not theirs[1]
