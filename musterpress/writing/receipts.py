"""The receipt of a folder: which files in it Musterpress wrote, and what they said then."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

RECEIPT_NAME: Final = ".musterpress"
FORMAT: Final = 1
ABOUT: Final = (
    "What Musterpress wrote into this folder. It overwrites these files only, and only while they are unchanged."
)


@dataclass(frozen=True)
class Receipt:
    """Files by their names: what they belong to, and the digest of their bytes."""

    files: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    def digest(self, name: str) -> str:
        """Return the digest of a file as it was written, "" if it was not."""
        return self.files[name][1] if name in self.files else ""

    def of(self, label: str) -> tuple[str, ...]:
        """Return the names of the files that belong to something, sorted."""
        return tuple(sorted(name for name, (what, _) in self.files.items() if what == label))

    def after(self, label: str, files: Mapping[str, bytes], gone: Iterable[str]) -> "Receipt":
        """Return the receipt after files of a set were written, and others taken away."""
        kept = {name: entry for name, entry in self.files.items() if name not in {*gone}}
        return Receipt(kept | {name: (label, sha256(data).hexdigest()) for name, data in files.items()})

    def to_json(self) -> str:
        """Return the receipt as JSON, names sorted."""
        files = {name: {"of": label, "sha256": digest} for name, (label, digest) in sorted(self.files.items())}
        return json.dumps({"format": FORMAT, "about": ABOUT, "files": files}, indent=1, ensure_ascii=False) + "\n"


def read_receipt(folder: Path) -> Receipt:
    """Return the receipt of a folder; an empty one if there is none, or none that can be read."""
    try:
        plain = json.loads((folder / RECEIPT_NAME).read_text(encoding="utf-8"))
        entries = {str(name): (str(entry["of"]), str(entry["sha256"])) for name, entry in plain["files"].items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Receipt()
    return Receipt(entries)
