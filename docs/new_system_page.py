"""The files of the small game on the page that explains them, as they are in `scaffold/`."""

import re
from pathlib import Path
from typing import Final

PAGE: Final = "docs/how-to/add-a-system.md"
SCAFFOLD: Final = Path("scaffold")
BLOCK: Final = re.compile(r"(?ms)^(```\w+\n# (\S+)\n).*?^```$")
"""A block whose first line names a file."""


def with_scaffold(text: str) -> str:
    """Return the page with the files of the small game as they are now; blocks of other files stay."""
    return BLOCK.sub(_block, text)


def _block(found: re.Match[str]) -> str:
    file = SCAFFOLD / found[2]
    return f"{found[1]}{file.read_text('utf-8')}```" if file.is_file() else found[0]


def unexplained(text: str) -> list[str]:
    """Return the files of the small game that the page does not show; packages of one line need not be."""
    files = {file.relative_to(SCAFFOLD).as_posix(): file for file in SCAFFOLD.rglob("*.*")}
    shown = {found[2] for found in BLOCK.finditer(text)}
    return [name for name in sorted({*files} - shown) if len(files[name].read_text("utf-8").splitlines()) > 1]
