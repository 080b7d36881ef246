"""Zip archives that are the same whenever and wherever they are made."""

from collections.abc import Mapping
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
READABLE: Final = 0o644 << 16
UNIX: Final = 3


def archive(files: Mapping[str, bytes]) -> bytes:
    """Return the files as a zip, sorted by name, all of them dated as early as a zip can say."""
    out = BytesIO()
    with ZipFile(out, "w") as zipped:
        for name in sorted(files):
            entry = ZipInfo(name, EARLIEST)
            entry.compress_type, entry.create_system, entry.external_attr = ZIP_DEFLATED, UNIX, READABLE
            zipped.writestr(entry, files[name])
    return out.getvalue()
