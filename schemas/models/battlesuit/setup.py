"""Part 4 of a scenario: how both sides begin, and who of them begins elsewhere. Rules: BS.SCN.5, BS.SCN.8, BS.REI.1."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from schemas.base import Part
from schemas.models.battlesuit.area import Area
from schemas.models.battlesuit.force import Soldiers, Units
from schemas.models.battlesuit.words import Edge, Side
from schemas.models.refusal import refuse

FriendlyEdges = Annotated[tuple[Annotated[Edge, Field(strict=False)], ...], Field(strict=False, max_length=4)]
EntryEdges = Annotated[
    tuple[Annotated[Edge, Field(strict=False)], ...], Field(strict=False, min_length=1, max_length=4)
]
Letters = Annotated[tuple[Annotated[str, Field(pattern="^[A-Z]$")], ...], Field(strict=False, max_length=12)]

FRIENDLY: FriendlyEdges = Field(
    description="Edges that are friendly to the side, such as `[north]`; `[]` if none is.", examples=[["north"]]
)


class Entry(Part):
    """Soldiers come on to the map over an edge. Rules: BS.EDG.1, BS.REI.1, BS.SCN.8."""

    how: Literal["enters"] = Field(description="Always `enters`.")
    edges: EntryEdges = Field(
        description="Edges they may enter over; of several the player chooses (BS.GAP.139).", examples=[["north"]]
    )
    panels: Letters = Field(
        default=(), description="Letters of the panels whose edge they may enter over; all if left out."
    )
    turn: Annotated[int, Field(ge=1, le=30)] = Field(default=1, description="First turn in which they may enter.")


class Start(Part):
    """How soldiers begin on the map. Rules: BS.SCN.8, BS.HID.1."""

    how: Literal["deploys"] = Field(description="Always `deploys`.")
    airborne: bool = Field(default=False, description="Whether armoured soldiers may begin in the air.")
    hidden: bool = Field(
        default=False, description="Whether they set up hidden, on the log; asks for the optional rule (BS.HID.1)."
    )


class Deployment(Area, Start):
    """Soldiers begin on the map, in an area."""

    @model_validator(mode="after")
    def _somewhere(self) -> Self:
        """Refuse an area without a point."""
        if not self.named:
            refuse([(("how",), "say where they may stand: add `edge` and `depth_points`, or `around`")])
        return self


class SideEntry(Entry):
    """The side comes on to the map over an edge."""

    friendly_edges: FriendlyEdges = FRIENDLY


class SideDeployment(Deployment):
    """The side begins on the map."""

    friendly_edges: FriendlyEdges = FRIENDLY


class Detached(Part):
    """Some soldiers of a force: of each type the last ones on its roster."""

    side: Annotated[Side, Field(strict=False)] = Field(description="Whose they are.", examples=["red"])
    soldiers: Annotated[tuple[Soldiers, ...], Field(strict=False, max_length=20)] = Field(
        default=(), description="Armoured soldiers of the force, the last ones of their type."
    )
    units: Annotated[tuple[Units, ...], Field(strict=False, max_length=20)] = Field(
        default=(), description="Unarmoured soldiers and drones of the force, the last ones of their type."
    )

    @model_validator(mode="after")
    def _somebody(self) -> Self:
        """Refuse a detachment of nobody."""
        if not self.soldiers and not self.units:
            refuse([(("side",), "nobody is in this detachment; name `soldiers` or `units` of the force")])
        return self


class Reinforcement(Detached, Entry):
    """A wave that comes on to the map later or elsewhere than its side. Rules: BS.REI.1, BS.REI.2."""


class Outpost(Detached, Deployment):
    """Soldiers that begin on the map elsewhere than their side, or while it is still to come."""


Placing = Annotated[SideEntry | SideDeployment, Field(discriminator="how")]
Detachment = Annotated[Reinforcement | Outpost, Field(discriminator="how")]


class Setup(Part):
    """Part 4: how each side begins, and which edges are friendly to whom. Rules: BS.SCN.5, BS.GAP.134."""

    first: Annotated[Side, Field(strict=False)] | None = Field(
        default=None,
        description="Side that sets up first, on the map or off it; if left out, as `setup.deployment_order` of "
        "the rules says (BS.GAP.134).",
        examples=["blue"],
    )
    red: Placing = Field(description="How the Red player begins.")
    blue: Placing = Field(description="How the Blue player begins.")
    detachments: Annotated[tuple[Detachment, ...], Field(strict=False, max_length=12)] = Field(
        default=(), description="Who begins otherwise than their side: waves of reinforcements, and outposts."
    )

    def placings(self) -> Iterator[tuple[tuple[str | int, ...], Side, Entry | Deployment]]:
        """Yield every way to begin: where it stands in the set-up, whose it is, and what it says; sides come first."""
        yield from (((side.value,), side, getattr(self, side.value)) for side in Side)
        yield from ((("detachments", at), found.side, found) for at, found in enumerate(self.detachments))
