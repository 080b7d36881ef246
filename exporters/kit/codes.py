"""Every diagnostic code there is, those of the exporters included, for `musterpress explain`."""

from typing import Final

from engine.checking.codes import CODES as CODES_BELOW
from exporters.findings import EXPORT_CODES
from exporters.preflight.codes import PREFLIGHT_CODES
from schemas.diagnostics.codes import Code

CODES: Final[dict[str, Code]] = {**CODES_BELOW, **{code.code: code for code in (*EXPORT_CODES, *PREFLIGHT_CODES)}}
"""The codes of reading, of every check and of every export, by name."""
