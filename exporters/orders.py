"""What is asked of the press."""

from dataclasses import dataclass

from exporters.outputs import OutputProfile


@dataclass(frozen=True)
class PrintOrder:
    """Which products (none named: the whole kit), on which paper (`PAPERS`), in which theme (`THEMES`).

    `profile` says who prints (`PROFILES`); `output` is the colour profile of the press, which PDF/X-4 embeds.
    """

    only: tuple[str, ...] = ()
    paper: str = "a4"
    theme: str = "standard"
    profile: str = "home"
    output: OutputProfile | None = None
