"""Licences by their SPDX expressions, such as `CC-BY-4.0` or `MIT OR CC0-1.0`; the list is that of `packaging`."""

import re
from typing import Final

from pydantic_core import PydanticCustomError

from schemas.diagnostics.suggest import closest

COMMON: Final = (
    *("CC0-1.0", "CC-BY-4.0", "CC-BY-3.0", "CC-BY-SA-4.0", "CC-BY-SA-3.0", "CC-BY-NC-4.0", "CC-BY-NC-SA-4.0"),
    *("CC-BY-ND-4.0", "CC-BY-NC-ND-4.0", "OFL-1.1", "OGL-UK-3.0", "MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause"),
    *("GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later", "LGPL-3.0-or-later", "AGPL-3.0-only"),
    *("MPL-2.0", "Unlicense", "0BSD", "ISC", "Zlib", "WTFPL", "Artistic-2.0", "GFDL-1.3-or-later"),
)
"""Licences of games and faces: known at once, and what is proposed for what is none."""

WORD: Final = re.compile(r"[^\s()]+")
JOINTS: Final = frozenset({"and", "or", "with"})


def spdx(expression: str) -> str:
    """Return an SPDX expression as it is written.

    Raises:
        PydanticCustomError: it is none; the nearest licence is named.
    """
    if expression not in COMMON and not _is_spdx(expression):
        raise PydanticCustomError("refused", "{words}", {"words": _advice(expression)})
    return expression


def _is_spdx(expression: str) -> bool:
    from packaging.licenses import (  # noqa: PLC0415 - 700 licences, which few packs ask for
        InvalidLicenseExpression,
        canonicalize_license_expression,
    )

    try:
        canonicalize_license_expression(expression)
    except InvalidLicenseExpression:
        return False
    return True


def _advice(expression: str) -> str:
    """Return what is right in place of an expression."""
    words = [word for word in WORD.findall(expression) if word.lower() not in JOINTS]
    strange = next((word for word in words if not _is_spdx(word)), "")
    near = closest(re.sub(r"[\s_-]+", "-", expression.strip()), COMMON) or closest(strange, COMMON)
    right = f"such as `{near}`" if near else "such as `CC-BY-4.0`, `CC0-1.0` or `MIT`"
    return f"an SPDX expression, {right}; a licence of your own is `LicenseRef-its-name`"
