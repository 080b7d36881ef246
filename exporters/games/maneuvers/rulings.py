"""What a component of the game of maneuvers is drawn with: its rules, its layout, and the words of its pack."""

from typing import Final

from engine.games.maneuvers.wording import Wording, wording_of
from exporters.layout.settings import Rulings, Setting
from schemas.models.maneuvers.rules import Rules
from schemas.systems import System

SETTING: Final = Rulings(System.MANEUVERS, "the game of maneuvers", Rules)
rules_of = SETTING.rules_of
layout_of = SETTING.layout_of


def words_of(setting: Setting) -> Wording:
    """Return what the sentences of a pack are made with; the names of its maneuvers only where there is a pack."""
    language = setting.language
    return wording_of(setting.pack, language) if setting.pack else Wording(rules_of(setting), {}, language)
