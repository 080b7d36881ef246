"""A job at the press: a pack, how it is drawn, and what was wrong on the way."""

from dataclasses import dataclass, field, replace

from exporters.findings import of_pack
from exporters.imposition.papers import PAPERS, Paper
from exporters.layout.changes import layouts_of
from exporters.layout.settings import Setting
from exporters.text.glyphs import font_faults
from exporters.text.pack_faces import language_of
from exporters.themes.themes import STANDARD, Theme
from schemas.diagnostics.diagnostics import Diagnostic, Finding, Severity
from schemas.packs.packs import Loaded, Pack


@dataclass
class Job:
    """What products are made from; `diagnostics` gathers what is wrong on the pieces.

    `faulty` holds the keys of the pieces that bear an error, `page` is that of books. `language` is the one that was
    asked for ("": that of each pack).
    """

    pack: Pack
    setting: Setting
    diagnostics: set[Diagnostic] = field(default_factory=set)
    faulty: set[str] = field(default_factory=set)
    page: Paper = PAPERS["a4"]
    language: str = ""

    @classmethod
    def of(cls, pack: Pack, theme: Theme = STANDARD, page: Paper = PAPERS["a4"], language: str = "") -> "Job":
        """Return the job of printing a pack, in a language if one is asked for.

        What is wrong in its layouts is taken down at once.
        """
        layouts, found = layouts_of(pack)
        setting = Setting(
            pack.rules, theme, layouts, pack=pack, language=language_of(pack, language or pack.manifest.written_in)
        )
        return cls(pack, setting, {*found, *font_faults(pack)}, page=page, language=language)

    def setting_of(self, document: Loaded) -> Setting:
        """Return what a document is drawn with: its pictures and its language are those of the pack it is of."""
        owner = _owner(self.pack, document.pack_id)
        language = self.language or (owner or self.pack).manifest.written_in
        spoken = language_of(self.pack, language)
        return replace(self.setting, folder=owner.folder if owner else None, language=spoken)

    def note(self, document: Loaded, findings: tuple[Finding, ...], key: str = "") -> None:
        """Take down what is wrong on a piece; the same mistake is said once.

        The piece is that of the document, or another one by its key that shows something of the document.
        """
        self.diagnostics.update(document.diagnostic(finding) for finding in findings)
        self._blame(key or f"{document.kind}/{document.id}", findings)

    def note_rules(self, findings: tuple[Finding, ...], key: str = "") -> None:
        """Take down what is wrong on a piece made from the rules: against their document, or the pack without one."""
        document = self.pack.find("rules", self.pack.rules.id)
        if document is not None:
            self.diagnostics.update(document.diagnostic(finding) for finding in findings)
            self._blame(key, findings)
            return
        self.diagnostics.update(of_pack(self.pack, found.code, found.message, found.hint) for found in findings)
        self._blame(key, findings)

    def _blame(self, key: str, findings: tuple[Finding, ...]) -> None:
        """Remember a piece that bears an error."""
        if key and any(finding.severity is Severity.ERROR for finding in findings):
            self.faulty.add(key)


def _owner(pack: Pack, pack_id: str) -> Pack | None:
    """Return a pack, or one it extends, by its id."""
    if pack.manifest.id == pack_id:
        return pack
    return _owner(pack.base, pack_id) if pack.base else None
