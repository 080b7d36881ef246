"""What stands in sentences beside words: numbers as a language writes them, and beginnings."""

from typing import Self

from schemas.catalogues.saying import said


class Decimal(float):
    """A number that is written with the mark of a language."""

    def __new__(cls, value: float, language: str) -> Self:
        """Return a number that says itself in a language."""
        made = super().__new__(cls, value)
        made.mark = said(".", language, context="decimal mark")
        return made

    mark: str

    def __format__(self, spec: str) -> str:
        """Return it in letters, with its mark where English has a point."""
        return float(self).__format__(spec).replace(".", self.mark)


def capital(text: str) -> str:
    """Return a text as it begins a sentence."""
    return text[:1].upper() + text[1:]
