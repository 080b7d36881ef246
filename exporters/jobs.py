"""A job at the press: a pack, how it is drawn, and what was wrong on the way."""

from dataclasses import dataclass, field

from exporters.settings import Setting
from schemas.diagnostics import Diagnostic, Finding
from schemas.packs import Loaded, Pack


@dataclass
class Job:
    """What products are made from; `diagnostics` gathers what is wrong on the pieces."""

    pack: Pack
    setting: Setting
    diagnostics: set[Diagnostic] = field(default_factory=set)

    def note(self, document: Loaded, findings: tuple[Finding, ...]) -> None:
        """Take down what is wrong on the piece of a document; the same fault is said once."""
        self.diagnostics.update(document.diagnostic(finding) for finding in findings)

    def note_rules(self, findings: tuple[Finding, ...]) -> None:
        """Take down what is wrong on a piece made from the rules: against their document, or the pack without one."""
        document = self.pack.find("rules", self.pack.rules.id)
        if document is not None:
            self.note(document, findings)
            return
        path = (self.pack.folder / "pack.yaml").as_posix()
        self.diagnostics.update(
            Diagnostic(path, 0, 0, finding.code, finding.severity, finding.message, finding.hint)
            for finding in findings
        )
