"""What is asked of the press."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PrintOrder:
    """Which products (none named: the whole kit), on which paper (`PAPERS`), in which theme (`THEMES`)."""

    only: tuple[str, ...] = ()
    paper: str = "a4"
    theme: str = "standard"
