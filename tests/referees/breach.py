"""What a referee says of a row."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Breach:
    """A row that breaks a rule, in a sentence."""

    row: int
    rule: str
    sentence: str
