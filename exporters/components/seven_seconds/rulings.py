"""The rules a component is drawn under, as those of 7 Seconds."""

from exporters.settings import Setting
from schemas.models.seven_seconds.rules import Rules


def rules_of(setting: Setting) -> Rules:
    """Return the rules of the setting.

    Raises:
        TypeError: They are another system's.
    """
    if not isinstance(setting.rules, Rules):
        raise TypeError(f"rules must be those of 7 Seconds, got {type(setting.rules).__name__}")
    return setting.rules
