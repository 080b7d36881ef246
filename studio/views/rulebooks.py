"""The words of the rules a pack is played by."""

from schemas.models.rulebook import Rulebook
from schemas.packs.packs import Pack


def rule_texts(pack: Pack | None) -> dict[str, str]:
    """Return the words of every rule and ruling of the pack's rulebooks, by id; none without a pack."""
    books = [document.model for document in pack.of_kind("rulebook")] if pack is not None else []
    texts: dict[str, str] = {}
    for book in books:
        if isinstance(book, Rulebook):
            texts |= {rule.id: rule.text for rule in book.rules}
            texts |= {ruling.id: f"{ruling.question} {ruling.ruling}" for ruling in book.rulings}
    return texts
