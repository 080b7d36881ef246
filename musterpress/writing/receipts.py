"""The receipt of a folder: which files in it Musterpress wrote, and what they said then."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

RECEIPT_NAME: Final = ".musterpress"
FORMAT: Final = 1
ABOUT: Final = (
    "What Musterpress wrote into this folder. It overwrites these files only, and only while they are unchanged."
)


def _inside(name: str) -> str:
    """Return the name of a file below its folder, on every system."""
    place = PurePosixPath(name)
    if (
        place.is_absolute()
        or not place.parts
        or ".." in place.parts
        or set(name) & set("\\:")
        or not name.isprintable()
    ):
        raise ValueError("the name leads out of the folder")
    return name


class _Entry(BaseModel):
    model_config = ConfigDict(strict=True)

    of: str
    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class _Written(BaseModel):
    """A receipt as it stands in its file, which anybody may have written."""

    model_config = ConfigDict(strict=True)

    format: Literal[1]
    files: dict[Annotated[str, AfterValidator(_inside)], _Entry]


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
    """Return the receipt of a folder; an empty one if there is none, or none as Musterpress writes them."""
    path = folder / RECEIPT_NAME
    try:
        written = _Written.model_validate_json(path.read_bytes() if path.is_file() else b"")
    except (OSError, ValueError):
        return Receipt()
    return Receipt({name: (entry.of, entry.sha256) for name, entry in written.files.items()})
