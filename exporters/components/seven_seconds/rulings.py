"""What a component of 7 Seconds is drawn with: its rules, and its layout."""

from exporters.layout_files import shipped
from exporters.layouts import Layout
from exporters.settings import Setting
from schemas.models.seven_seconds.rules import Rules
from schemas.systems import System


def rules_of(setting: Setting) -> Rules:
    """Return the rules of the setting.

    Raises:
        TypeError: They are another system's.
    """
    if not isinstance(setting.rules, Rules):
        raise TypeError(f"rules must be those of 7 Seconds, got {type(setting.rules).__name__}")
    return setting.rules


def layout_of(setting: Setting, name: str) -> Layout:
    """Return the layout of a component by its name."""
    return (setting.layouts or shipped(System.SEVEN_SECONDS))[name]
