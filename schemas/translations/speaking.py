"""A pack in another language: the same documents, with other words for people."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from operator import is_
from pathlib import Path

from schemas.base import Document
from schemas.catalogues.saying import PSEUDO, from_special_to_general, languages, pseudo
from schemas.diagnostics.diagnostics import FlawError
from schemas.packs.files import Disk, Files
from schemas.packs.packs import Loaded, Pack
from schemas.translations.files import Key, catalogue_path, languages_of, read_catalogue, said_in
from schemas.translations.texts import Sayer, differing_signs, retold, worded_fields


@dataclass(frozen=True)
class Translation:
    """A pack in a language; `missing` are the texts that are not translated, by the id of the pack that has them."""

    pack: Pack
    missing: Mapping[str, int]


def in_language(pack: Pack, language: str, files: Files | None = None) -> Pack:
    """Return a pack with its texts, and those of the packs it builds on, in a language, as far as it is translated.

    Without a language, or if nothing of it is translated, it is the very same pack. What the engine goes by stays.
    """
    return translation(pack, language, files).pack


def translation(pack: Pack, language: str, files: Files | None = None) -> Translation:
    """Return a pack in a language, and how much of it is not translated."""
    if not language:
        return Translation(pack, {})
    missing: dict[str, int] = {}
    made = _Speaker(language, files or Disk(), missing).spoken(pack)
    return Translation(made, {name: count for name, count in missing.items() if count})


def is_known(pack: Pack, language: str) -> bool:
    """Return whether our own words or a pack's texts are in a language, or in what it is a dialect of; "" is known."""
    return not language or bool({*from_special_to_general(language)} & {*known_languages(pack), PSEUDO})


def known_languages(pack: Pack, files: Files | None = None) -> tuple[str, ...]:
    """Return the languages that a pack or our own words can be said in, sorted."""
    return tuple(sorted({"en", *languages(), pack.manifest.language, *languages_of(pack, files or Disk())}))


@dataclass
class _Speaker:
    """Says packs in a language, each once, and counts into `missing` what it cannot say."""

    language: str
    files: Files
    missing: dict[str, int]
    done: dict[int, tuple[Pack, Mapping[Key, str]]] = field(default_factory=dict)

    def spoken(self, pack: Pack) -> Pack:
        """Return a pack in the language."""
        return self._spoken(pack)[0]

    def _spoken(self, pack: Pack) -> tuple[Pack, Mapping[Key, str]]:
        """Return a pack in the language, and the words it is said in: those of its own and of packs it extends."""
        if id(pack) not in self.done:
            self.done[id(pack)] = self._made(pack)
        return self.done[id(pack)]

    def _made(self, pack: Pack) -> tuple[Pack, Mapping[Key, str]]:
        base, below = self._spoken(pack.base) if pack.base else (None, {})
        required, is_own = tuple(self.spoken(one) for one in pack.required), self._is_own(pack)
        words = below if is_own else {**below, **self._words(pack)}
        documents, manifest = pack.documents, pack.manifest
        if not is_own:
            say = self._sayer(pack.manifest.id, words)
            documents, manifest = tuple(_said(one, say, pack) for one in documents), retold(manifest, say)
        said = replace(pack, manifest=manifest, base=base, required=required, documents=documents)
        said = replace(said, rules=_rules(pack, said))
        if not is_own and _is_other(said, pack):
            said = replace(said, manifest=said.manifest.model_copy(update={"language": self.language}))
        stays = base is pack.base and all(map(is_, required, pack.required)) and not _is_other(said, pack)
        return (pack if stays else said), words

    def _is_own(self, pack: Pack) -> bool:
        return pack.manifest.language in from_special_to_general(self.language)

    def _words(self, pack: Pack) -> Mapping[Key, str]:
        """Return what the pack's catalogues of the language say; that of `de-AT` comes before that of `de`."""
        words: dict[Key, str] = {}
        for tag in reversed([*from_special_to_general(self.language)]):
            path = catalogue_path(pack, tag)
            if self.files.is_file(path):
                words |= _read(path, pack, self.files)
        return words

    def _sayer(self, name: str, words: Mapping[Key, str]) -> Sayer:
        def say(place: str, text: str) -> str:
            if self.language == PSEUDO:
                return pseudo(text)
            said = words.get((place, text))
            if said is None:
                self.missing[name] = self.missing.get(name, 0) + 1
            return said or text

        return say


def _read(path: Path, pack: Pack, files: Files) -> Mapping[Key, str]:
    """Return what a catalogue says without losing or inventing signs; nothing if it cannot be read."""
    try:
        entries = said_in(read_catalogue(path, pack, files))
    except FlawError:
        return {}  # `check` says what is wrong with it
    return {(one.msgctxt or "", one.msgid): one.msgstr for one in entries if not differing_signs(one.msgid, one.msgstr)}


def _said(loaded: Loaded, say: Sayer, pack: Pack) -> Loaded:
    model = retold(loaded.model, say, worded_fields(loaded.model, pack))
    return loaded if model is loaded.model else replace(loaded, model=model)


def _is_other(said: Pack, pack: Pack) -> bool:
    """Whether something of a pack itself was said."""
    return said.manifest is not pack.manifest or not all(map(is_, said.documents, pack.documents))


def _rules(pack: Pack, said: Pack) -> Document:
    """Return the rules that a said pack plays by: those of its document, or those it takes over."""
    for before, after in zip(pack.documents, said.documents, strict=True):
        if before.model is pack.rules:
            return after.model
    taken_over = pack.base is not None and pack.base.rules is pack.rules
    return said.base.rules if said.base is not None and taken_over else pack.rules
