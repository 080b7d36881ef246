"""Every code that reading a pack can report, for `musterpress explain`."""

from schemas.codes.code import Code
from schemas.codes.documents import DOCUMENT_CODES
from schemas.codes.packs import PACK_CODES
from schemas.codes.texts import TEXT_CODES

__all__ = ["CODES", "Code"]

CODES: dict[str, Code] = {code.code: code for code in (*TEXT_CODES, *DOCUMENT_CODES, *PACK_CODES)}
"""The codes of the schemas layer by name: texts first, then documents, then packs."""
