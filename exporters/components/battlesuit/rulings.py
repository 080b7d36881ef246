"""What a component of Battlesuit is drawn with: its layout."""

from exporters.layout_files import shipped
from exporters.layouts import Layout
from exporters.settings import Setting
from schemas.systems import System


def layout_of(setting: Setting, name: str) -> Layout:
    """Return the layout of a component by its name."""
    return (setting.layouts or shipped(System.BATTLESUIT))[name]
