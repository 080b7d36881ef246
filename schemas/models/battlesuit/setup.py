"""How the sides of a scenario set up: their forces, and the areas they come from."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from schemas.base import Document, Part, Words, reference, refuse
from schemas.models.battlesuit.maps import PointName
from schemas.models.battlesuit.words import Edge, Side


class Area(Part):
    """The points within a strip along an edge, and those near some points; either may be left out."""

    edge: Annotated[Edge, Field(strict=False)] | None = Field(
        default=None, description="Edge that a strip lies along.", examples=["south"]
    )
    depth_points: Annotated[int, Field(ge=1, le=200)] | None = Field(
        default=None, description="How many map points from that edge the strip reaches.", examples=[12]
    )
    around: Annotated[tuple[PointName, ...], Field(strict=False, max_length=30)] = Field(
        default=(), description="Points that belong to it as well.", examples=[["A-H-11"]]
    )
    radius_points: Annotated[int, Field(ge=0, le=60)] = Field(
        default=0, description="How many map points round each of them belong to it too."
    )

    @property
    def named(self) -> bool:
        """Whether any part of the map is named at all."""
        return self.edge is not None or bool(self.around)

    @model_validator(mode="after")
    def _whole(self) -> Self:
        """Refuse a strip of which a half is missing."""
        if (self.edge is None) != (self.depth_points is None):
            here, other = ("depth_points", "edge") if self.edge is None else ("edge", "depth_points")
            refuse([((here,), f"a strip has an edge and a depth; add `{other}`")])
        return self


Count = Annotated[int, Field(ge=1, le=99)]


class Soldiers(Part):
    """Some armoured soldiers of one type."""

    card: Annotated[str, reference("soldier_card")] = Field(description="Their type.", examples=["front_line"])
    count: Count = Field(default=1, description="How many.")


class Units(Part):
    """Some unarmoured soldiers or drones of one type."""

    card: Annotated[str, reference("unit_card")] = Field(description="Their type.", examples=["recon_drone"])
    count: Count = Field(default=1, description="How many.")


class Squad(Part):
    """A squad: armoured soldiers, and what goes with them. Rules: BS.DYO.4, BS.SQC.1."""

    name: Words = Field(min_length=1, max_length=40, description="Name of the squad.", examples=["First squad"])
    soldiers: Annotated[tuple[Soldiers, ...], Field(strict=False, max_length=20)] = Field(
        default=(), description="The armoured soldiers; they take the letters A, B, C ... in this order."
    )
    units: Annotated[tuple[Units, ...], Field(strict=False, max_length=20)] = Field(
        default=(), description="Unarmoured soldiers and drones."
    )


class Force(Document):
    """The force of one side: one or two squads, bought from a budget of build points. Rule: BS.DYO.1."""

    kind: Literal["force"] = Field(description="Always `force`.")
    title: Words = Field(min_length=1, max_length=60, description="Name of the force.", examples=["Third Platoon"])
    description: Words = Field(default="", max_length=600, description="Who they are; flavour only.")
    budget: int = Field(ge=0, le=9999, description="Build points it may cost.", examples=[120])
    squads: Annotated[tuple[Squad, ...], Field(strict=False, min_length=1, max_length=4)] = Field(
        description="The squads."
    )


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
