"""What is wrong with a pack as it stands in memory."""

from dataclasses import dataclass, field, replace

from engine.checking.checks import Checked, check_packs
from engine.paths import CONTENT
from exporters.text.glyphs import unprintable
from schemas.packs.drafts import Memory
from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from studio.core.workspace import Workspace


@dataclass(frozen=True)
class Checker:
    """Checks one workspace again and again; a file that did not change is not read twice."""

    memory: Memory = field(default_factory=Memory)

    def check(self, workspace: Workspace) -> Checked:
        """Return the pack and everything wrong with it, judged by the text in memory and not by that on disk."""
        files = overlay(workspace)
        checked = check_packs((workspace.root,), (CONTENT,), Gatherer(files, self.memory))
        self.memory.forget_others()
        glyphs = (one for pack in checked.packs for one in unprintable(pack, files))
        return replace(checked, diagnostics=tuple(sorted({*checked.diagnostics, *glyphs})))


def overlay(workspace: Workspace) -> Overlay:
    """Return the files of the disk with those of the workspace as they stand in memory."""
    names = {*workspace.base, *workspace.files}
    return Overlay({workspace.root / name: workspace.files.get(name) for name in names})
