"""Brings the catalogues of our own words up to date: `python -m docs.catalogues`, or `make words`.

It writes a template for every game, one for the kit and one for the titles of diagnostics, and merges them into the
catalogues of every language.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from pathlib import Path
from typing import Final

import polib

from docs.word_sources import Message, Sources, Words
from exporters.preflight.codes import CODES

CATALOGUES: Final = Path("schemas/catalogues")
WRAP: Final = 120
FORMS: Final = re.compile(r"nplurals\s*=\s*(\d+)")
LIKE: Final = 0.75
"""How much of a text stays when it is changed, and not another one."""

TEMPLATE: Final = {
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
}


Entries = dict[Message, polib.POEntry]
"""Entries of catalogues by what they translate."""


def template(name: str, words: Words) -> polib.POFile:
    """Return a catalogue of words without translations."""
    made = polib.POFile(wrapwidth=WRAP)
    made.header, made.metadata = f"Words of {name}.", dict(TEMPLATE)
    for message, places in words.items():
        made.append(_entry(message, places, forms=2))
    return made


def refreshed(catalogue: polib.POFile, words: Words, elsewhere: Entries | None = None) -> polib.POFile:
    """Return a catalogue with just these words in order: translations stay, those of words that are gone are kept.

    What has changed a little keeps its translation and is fuzzy, with what it said before. What is gone becomes
    obsolete, and is in force again when the word comes back. `elsewhere` are translations of words that have left
    other catalogues of the language.
    """
    known, elsewhere = {message_of(entry): entry for entry in catalogue}, elsewhere or {}
    gone = [entry for message, entry in known.items() if message not in words and has_words(entry)]
    made = polib.POFile(wrapwidth=WRAP)
    made.header, made.metadata = catalogue.header, catalogue.metadata
    forms = _forms(catalogue)
    for message, places in words.items():
        entry, there = _entry(message, places, forms), known.get(message)
        if there and has_words(there):
            _take_over(entry, there)
        elif found := elsewhere.get(message):
            _take_over(entry, found)
        elif old := _like(message, gone):
            gone.remove(old)
            _take_over(entry, old)
            entry.flags, entry.previous_msgid = ["fuzzy"], old.previous_msgid or old.msgid
        made.append(entry)
    for entry in gone:
        entry.obsolete = True
        made.append(entry)
    return made


def message_of(entry: polib.POEntry) -> Message:
    """Return the words that an entry of a catalogue translates."""
    return Message(entry.msgid, entry.msgctxt or "", entry.msgid_plural or "")


def _forms(catalogue: polib.POFile) -> int:
    """Return how many forms the language of a catalogue has for numbers of things."""
    stated = FORMS.search(catalogue.metadata.get("Plural-Forms", ""))
    return int(stated.group(1)) if stated else 2


def _entry(message: Message, places: list[str], forms: int) -> polib.POEntry:
    entry = polib.POEntry(msgid=message.text, occurrences=[(place, "") for place in places])
    if message.context:
        entry.msgctxt = message.context
    if message.many:
        entry.msgid_plural, entry.msgstr_plural = message.many, dict.fromkeys(range(forms), "")
    return entry


def _take_over(entry: polib.POEntry, old: polib.POEntry) -> None:
    """Give an entry the translation of an old one, and what its translator noted."""
    entry.flags, entry.tcomment, entry.previous_msgid = old.flags, old.tcomment, old.previous_msgid
    if entry.msgid_plural:
        entry.msgstr_plural = {form: old.msgstr_plural.get(form, "") for form in entry.msgstr_plural}
    else:
        entry.msgstr = old.msgstr


def has_words(entry: polib.POEntry) -> bool:
    """Return whether an entry is translated, sure or not."""
    return bool(entry.msgstr or any(entry.msgstr_plural.values()))


def _like(message: Message, gone: list[polib.POEntry]) -> polib.POEntry | None:
    """Return the entry whose words are most like others of the same kind, None if none is like them."""
    matcher = SequenceMatcher(b=message.text)
    best, found = LIKE, None
    for entry in gone:
        old = message_of(entry)
        matcher.set_seq1(old.text)
        alike = (old.context, bool(old.many)) == (message.context, bool(message.many))
        if alike and matcher.quick_ratio() >= best and matcher.ratio() >= best:
            best, found = matcher.ratio(), entry
    return found


def catalogues(folder: Path, names: Iterable[str]) -> Iterator[dict[Path, polib.POFile]]:
    """Yield the catalogues of each language that has any, in order; new ones for the names it lacks."""
    for language in sorted(path for path in folder.iterdir() if [*path.glob("*.po")]):
        there = {file.stem: polib.pofile(file.read_text("utf-8")) for file in sorted(language.glob("*.po"))}
        head = next(iter(there.values())).metadata
        yield {
            language / f"{name}.po": there.get(name) or _empty(name, language.name, head)
            for name in sorted({*there, *names})
        }


def _empty(name: str, language: str, head: dict[str, str]) -> polib.POFile:
    made = polib.POFile()
    made.header, made.metadata = f"Words of {name} in {language}.", dict(head)
    return made


def share(file: Path, catalogue: polib.POFile) -> str:
    """Return how much of a catalogue is translated, in a line."""
    current = [entry for entry in catalogue if not entry.obsolete]
    translated, fuzzy = len(catalogue.translated_entries()), sum(entry.fuzzy for entry in current)
    percent = 100 * translated // len(current) if current else 100
    name = f"{file.parent.name}/{file.name}"
    return f"{name}: {translated} of {len(current)} translated ({percent} %), {fuzzy} fuzzy"


def refresh(folder: Path, words: dict[str, Words]) -> Iterator[str]:
    """Write the templates, and the catalogues of every language again; yield how much of each is translated.

    A catalogue of words that are not found in the source, such as titles of diagnostics, stays as it is.
    """
    for name, found in words.items():
        (folder / f"{name}.pot").write_text(f"{template(name, found)}", encoding="utf-8")
    for found_there in catalogues(folder, words):
        elsewhere = {
            message_of(entry): entry
            for file, catalogue in found_there.items()
            for entry in catalogue.translated_entries()
            if file.stem in words and message_of(entry) not in words[file.stem]
        }
        for file, catalogue in found_there.items():
            made = refreshed(catalogue, words[file.stem], elsewhere) if file.stem in words else catalogue
            if made is not catalogue:
                file.write_text(f"{made}", encoding="utf-8")
            yield share(file, made)


def all_words() -> dict[str, Words]:
    """Return all our words by their catalogue: those in the source, and what diagnostics are called."""
    titles: Words = {}
    for code in CODES.values():
        titles.setdefault(Message(code.title), []).append(code.code)
    return {**Sources(Path()).words(), "diagnostics": titles}


def main() -> None:
    """Bring all catalogues up to date."""
    for line in refresh(CATALOGUES, all_words()):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
