"""Every diagnostic code there is, for `musterpress explain`."""

from engine.checks import CHECKS, CRASHED
from schemas.codes import CODES as READING_CODES
from schemas.codes import Code
from schemas.diagnostics import Severity

CODES: dict[str, Code] = {
    **READING_CODES,
    **{
        check.code: Code(check.code, check.title, f"{check.explanation} Rule: {check.rule}.", check.severity)
        for checks in CHECKS.values()
        for check in checks
    },
    CRASHED: Code(
        CRASHED,
        "A check broke down",
        "A check failed in its own code, so the document was not checked for what it looks for. The fault is ours.",
        Severity.ERROR,
    ),
}
"""The codes of reading and of every check, by name."""
