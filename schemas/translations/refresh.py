"""A catalogue brought up to date with the texts of its pack, with the plural rule of its language, and written."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polib

from schemas.catalogues.saying import PSEUDO, from_special_to_general
from schemas.edits.swapping import changing, swap
from schemas.packs.files import Disk
from schemas.packs.packs import Pack
from schemas.translations.files import TAG, catalogue_path, read_catalogue
from schemas.translations.texts import Text, texts_of

ONE: Final = "nplurals=1; plural=0;"
TWO: Final = "nplurals=2; plural=(n != 1);"
UP_TO_ONE: Final = "nplurals=2; plural=(n > 1);"
CZECH: Final = "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;"
POLISH: Final = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
RUSSIAN: Final = (
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
)
FAMILIES: Final = {
    ONE: "id ja ko ms th vi zh",
    TWO: "bg ca da de el en eo es et eu fi fy gl he hu is it nb nl nn no pt sv",
    UP_TO_ONE: "br fil fr hy oc tr pt-BR",
    CZECH: "cs sk",
    POLISH: "pl",
    RUSSIAN: "be bs hr ru sr uk",
}
RULES: Final = {language: rule for rule, family in FAMILIES.items() for language in family.split()}


def plural_forms(language: str) -> str:
    """Return the `Plural-Forms` of a language, "" for one whose rule is not known here: its translator writes it."""
    return RULES.get(language) or RULES.get(language.partition("-")[0], "")


WIDTH = 120
FUZZY = "fuzzy"


@dataclass(frozen=True)
class Share:
    """How many texts there are, and how many are translated, or to be looked at again."""

    texts: int
    translated: int
    fuzzy: int


def share_of(catalogue: polib.POFile) -> Share:
    """Return how much of a catalogue is translated."""
    entries = [entry for entry in catalogue if not entry.obsolete]
    fuzzy = sum(entry.fuzzy for entry in entries)
    return Share(len(entries), sum(bool(entry.msgstr) and not entry.fuzzy for entry in entries), fuzzy)


def refreshed(texts: Sequence[Text], language: str, title: str, before: polib.POFile | None = None) -> polib.POFile:
    """Return the catalogue of some texts, in their order, with what an earlier one has translated.

    What has moved to another place is translated still. What has changed in its place becomes fuzzy, with what it said
    before. What is gone becomes obsolete, and is in force again when it comes back.
    """
    old = _Old(before or (), texts)
    made = polib.POFile(wrapwidth=WIDTH)
    made.header = before.header if before is not None and before.header else f"{title}: {language}."
    made.metadata = _head(language, before)
    same = [old.same(text) for text in texts]  # all of them first: what has moved is not what has changed
    made.extend(_entry(text, entry or old.changed(text)) for text, entry in zip(texts, same, strict=True))
    made.extend(old.gone())
    return made


def _head(language: str, before: polib.POFile | None) -> dict[str, str]:
    """Return the head of a catalogue: what stands there stays, no time is added."""
    forms = plural_forms(language)
    ours = {
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        **({"Plural-Forms": forms} if forms else {}),
    }
    return {**ours, **(before.metadata if before is not None else {}), "Language": language}


def wrong_language(pack: Pack, language: str) -> str:
    """Return why a pack cannot be translated into a language of a tag, as the end of a sentence; "" if it can."""
    if language == PSEUDO:
        return f"{language!r} is made up, nobody writes it"
    if not TAG.fullmatch(language):
        near = language.replace("_", "-")
        hint = f"; did you mean {near!r}?" if TAG.fullmatch(near) else ", such as de or pt-BR"
        return f"{language!r} is no tag of a language{hint}"
    if pack.manifest.language in from_special_to_general(language):
        return f"the pack is written in {pack.manifest.language}"
    return ""


def up_to_date(pack: Pack, language: str) -> tuple[Path, polib.POFile]:
    """Return where the catalogue of a language lies in a pack, and what it says once it is brought up to date.

    Raises:
        FlawError: the file that is there cannot be read, or is no catalogue.
    """
    path = catalogue_path(pack, language)
    before = read_catalogue(path, pack, Disk()) if path.exists() else None
    return path, refreshed(texts_of(pack), language, pack.manifest.title, before)


class _Old:
    """The translated entries of an earlier catalogue, each of which is used once."""

    def __init__(self, before: Iterable[polib.POEntry], texts: Iterable[Text]) -> None:
        entries = {(entry.msgctxt or "", entry.msgid): entry for entry in before if entry.msgstr}
        self.stays = {key: entries.pop(key) for key in ((one.place, one.words) for one in texts) if key in entries}
        self.left = entries
        self.by_words = {words: place for place, words in reversed(entries)}
        self.by_place = dict(reversed(entries))

    def same(self, text: Text) -> polib.POEntry | None:
        """Take the entry of a text, from its place or from one where it stands no more; None without one."""
        moved_from = self.by_words.get(text.words, "")
        return self.stays.get((text.place, text.words)) or self.left.pop((moved_from, text.words), None)

    def changed(self, text: Text) -> polib.POEntry | None:
        """Take the entry of what stood in the place of a text, marked as fuzzy; None without one."""
        entry = self.left.pop((text.place, self.by_place.get(text.place, "")), None)
        if entry is None:
            return None
        if not entry.fuzzy or not entry.previous_msgid:
            entry.previous_msgid = entry.msgid
        entry.flags = [FUZZY, *(flag for flag in entry.flags if flag != FUZZY)]
        return entry

    def gone(self) -> list[polib.POEntry]:
        """Return what is left, as obsolete."""
        for entry in self.left.values():
            entry.obsolete, entry.occurrences = True, []
        return [*self.left.values()]


def _entry(text: Text, known: polib.POEntry | None) -> polib.POEntry:
    entry = known or polib.POEntry()
    entry.msgctxt, entry.msgid, entry.obsolete = text.place, text.words, False
    entry.occurrences = [(text.file, "")]
    return entry


def write_catalogue(path: Path, catalogue: polib.POFile, pack: Pack) -> None:
    """Write a catalogue of a pack, whole or not at all; its folder is made if need be.

    Raises:
        OSError: it could not be written, or it would lie outside the pack; then all is as it was.
    """
    if not path.resolve().is_relative_to(pack.folder.resolve()) or path.is_symlink():
        raise OSError(f"{path.as_posix()} is a link, and nothing is written through one")
    data = f"{catalogue}".encode()
    with changing(pack.folder.resolve()) as held:
        if not path.is_file() or path.read_bytes() != data:
            swap(held, {path.resolve().relative_to(held.home).as_posix(): data})
