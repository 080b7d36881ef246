"""Every code that reading a pack can report, for `musterpress explain`."""

from schemas.diagnostics.codes.code import Code
from schemas.diagnostics.codes.documents import DOCUMENT_CODES
from schemas.diagnostics.codes.packs import PACK_CODES
from schemas.diagnostics.codes.texts import TEXT_CODES

__all__ = ["CODES", "Code"]

CODES: dict[str, Code] = {code.code: code for code in (*TEXT_CODES, *DOCUMENT_CODES, *PACK_CODES)}
"""The codes of the schemas layer by name: texts first, then documents, then packs."""
