"""How much larger type is set where the size of a piece is fixed: on templates, rulers and maps in large print."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class TypeScale:
    """What every size is multiplied with, and the smallest size that may come of it (0: none)."""

    factor: float = 1.0
    least_pt: float = 0.0


AS_DESIGNED: Final = TypeScale()
"""Type as components set it."""
