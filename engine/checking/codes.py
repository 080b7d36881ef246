"""Every diagnostic code there is, for `musterpress explain`."""

from engine.checking.check import Check
from engine.checking.checks import CRASHED, every_check
from schemas.diagnostics.codes import CODES as READING_CODES
from schemas.diagnostics.codes import TRANSLATION_CODES, Code
from schemas.diagnostics.diagnostics import Severity
from schemas.packs.starters import LOST_SCHEMA


def code_of(check: Check[...]) -> Code:
    """Return what the code of a check stands for; its rule is named where there is one."""
    rule = f" Rule: {check.rule}." if check.rule else ""
    return Code(check.code, check.title, f"{check.explanation}{rule}", check.severity)


CODES: dict[str, Code] = {
    **READING_CODES,
    **{check.code: code_of(check) for check in every_check()},
    CRASHED: Code(
        CRASHED,
        "A check broke down",
        "A check failed in its own code, so the document was not checked for what it looks for. The fault is ours.",
        Severity.ERROR,
    ),
    LOST_SCHEMA.code: LOST_SCHEMA,
    **{code.code: code for code in TRANSLATION_CODES},
}
"""The codes of reading and of every check, by name."""
