"""A pack in its author's hands as it is looked through: what its files say as they stand in memory."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from pydantic import BaseModel

from schemas.kinds import RULES, Kind
from schemas.packs.folders import MANIFEST_NAME
from schemas.reading.text import Text
from schemas.searching.finding import Searched
from schemas.searching.writings import Writing, kinds_in, writings_of

NOTHING = Searched(())


@dataclass(eq=False)
class Looker:
    """Looks through one session's pack again and again; a file that did not change is not gone through twice.

    `seen` is what was seen last: a value, which another thread may ask while the pack changes.
    """

    seen: Searched = NOTHING
    files: Mapping[str, bytes] = field(default_factory=dict)
    _read: dict[str, tuple[bytes, Mapping[str, Kind], tuple[Writing, ...]]] = field(default_factory=dict)

    def look(self, files: Mapping[str, bytes], read: Callable[[str], Text], rules: BaseModel | None) -> Searched:
        """Return a pack of files as it is looked through; `read` reads one by name, `rules` are those it plays by."""
        if files is not self.files or rules is not self.seen.rules:
            manifest = read(MANIFEST_NAME).documents if MANIFEST_NAME in files else ()
            kinds = kinds_in(manifest[0].data if manifest else {})
            found = tuple(one for name in sorted(files) for one in self._writings(name, files[name], read, kinds))
            model = kinds[RULES].model if RULES in kinds else None
            self.seen, self.files = Searched(found, rules, model), files
        return self.seen

    def _writings(
        self, name: str, data: bytes, read: Callable[[str], Text], kinds: Mapping[str, Kind]
    ) -> Sequence[Writing]:
        known = self._read.get(name)
        if known is None or known[0] is not data or known[1] != kinds:
            known = self._read[name] = data, kinds, writings_of(name, data, read(name), kinds)
        return known[2]
