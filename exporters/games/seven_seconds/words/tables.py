"""The words of tables that are made for the quick reference of 7 Seconds."""

from typing import Final

from exporters.text.numbers import NOTHING
from schemas.models.seven_seconds.words import Cover, ObjectiveName

GAUSS_RIFLE: Final = "Gauss rifle"
PLASMA_RIFLE: Final = "Plasma rifle"
MACHINE_GUN: Final = "Machine gun"
COVERS: Final = {Cover.CLEAR: "in the open", Cover.LIGHT: "in light cover", Cover.HEAVY: "in heavy cover"}
SHORT_COVERS: Final = {"clear": NOTHING, "light": "light", "heavy": "heavy", "blocking": "blocks"}
SHORT_MOVEMENTS: Final = {"clear": NOTHING, "hindering": "hindering", "impassable": "no entry"}
OBJECTIVES: Final = {
    ObjectiveName.ALPHA: "alpha",
    ObjectiveName.BETA: "beta",
    ObjectiveName.GAMMA: "gamma",
    ObjectiveName.DELTA: "delta",
    ObjectiveName.EPSILON: "epsilon",
}
"""What objectives are called within a sentence."""
