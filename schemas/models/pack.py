"""`pack`: the manifest of a pack, and the licences that it may name."""

import re
from typing import Annotated, Final, Literal

from pydantic import Field, field_validator
from pydantic_core import PydanticCustomError

from schemas.base import Document, Id, Part, Words
from schemas.diagnostics.wording import closest
from schemas.systems import PackSystem

COMMON: Final = (
    *("CC0-1.0", "CC-BY-4.0", "CC-BY-3.0", "CC-BY-SA-4.0", "CC-BY-SA-3.0", "CC-BY-NC-4.0", "CC-BY-NC-SA-4.0"),
    *("CC-BY-ND-4.0", "CC-BY-NC-ND-4.0", "OFL-1.1", "OGL-UK-3.0", "MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause"),
    *("GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later", "LGPL-3.0-or-later", "AGPL-3.0-only"),
    *("MPL-2.0", "Unlicense", "0BSD", "ISC", "Zlib", "WTFPL", "Artistic-2.0", "GFDL-1.3-or-later"),
)
"""Licences of games and faces: known at once, and what is proposed for what is none."""

WORD: Final = re.compile(r"[^\s()]+")
JOINTS: Final = frozenset({"and", "or", "with"})


def spdx(expression: str) -> str:
    """Return an SPDX expression as it is written.

    Raises:
        PydanticCustomError: it is none; the nearest licence is named.
    """
    if expression not in COMMON and not _is_spdx(expression):
        raise PydanticCustomError("refused", "{words}", {"words": _advice(expression)})
    return expression


def _is_spdx(expression: str) -> bool:
    from packaging.licenses import (  # noqa: PLC0415 - 700 licences, which few packs ask for
        InvalidLicenseExpression,
        canonicalize_license_expression,
    )

    try:
        canonicalize_license_expression(expression)
    except InvalidLicenseExpression:
        return False
    return True


def _advice(expression: str) -> str:
    """Return what is right in place of an expression."""
    words = [word for word in WORD.findall(expression) if word.lower() not in JOINTS]
    strange = next((word for word in words if not _is_spdx(word)), "")
    near = closest(re.sub(r"[\s_-]+", "-", expression.strip()), COMMON) or closest(strange, COMMON)
    right = f"such as `{near}`" if near else "such as `CC-BY-4.0`, `CC0-1.0` or `MIT`"
    return f"an SPDX expression, {right}; a licence of your own is `LicenseRef-its-name`"


SEMVER_PATTERN = r"^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$"
LANGUAGE_PATTERN = r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
FONT_PATTERN = r"^fonts/[A-Za-z0-9_-][A-Za-z0-9_.,\[\] -]*\.([Tt][Tt][Ff]|[Oo][Tt][Ff])$"
RANGE_PATTERN = r"^(==|>=|~=)(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$"


class Requirement(Part):
    """Another pack that references of this one point into."""

    id: Id = Field(description="Id of the pack that is needed.", examples=["seven_seconds"])
    version: str = Field(
        default=">=0.0.0",
        pattern=RANGE_PATTERN,
        description="Versions that will do: `>=1.2.0` at least, `~=1.2.0` at least and below 2.0.0, `==1.2.0` only.",
        examples=[">=1.0.0"],
    )


class Font(Part):
    """A font file that the pack brings for characters which the shipped faces lack."""

    file: str = Field(
        pattern=FONT_PATTERN,
        max_length=200,
        description="TrueType or OpenType file in the pack's folder `fonts`.",
        examples=["fonts/NotoSansRunic-Regular.ttf"],
    )
    authors: Annotated[tuple[str, ...], Field(min_length=1, strict=False)] = Field(
        description="Who made the face; stands among the credits.", examples=[["The Noto Project Authors"]]
    )
    licence: str = Field(
        min_length=1,
        max_length=80,
        description="Licence of the face as an SPDX expression; it must let you embed the face in what you print.",
        examples=["OFL-1.1"],
    )

    @field_validator("licence")
    @classmethod
    def _is_spdx(cls, licence: str) -> str:
        return spdx(licence)


class Manifest(Document):
    """The pack itself."""

    kind: Literal["pack"] = Field(description="Always `pack`.")
    system: PackSystem = Field(
        description="The rule system the pack is written for; `own_game` for decks of a game that is not played here.",
        examples=["seven_seconds"],
    )
    version: str = Field(pattern=SEMVER_PATTERN, description="Version of the pack, by semver.org.", examples=["1.0.0"])
    title: Words = Field(
        min_length=1, max_length=80, description="Name of the pack as people say it.", examples=["7 Seconds"]
    )
    description: Words = Field(default="", max_length=2000, description="What is in the pack, in a sentence or two.")
    authors: Annotated[tuple[str, ...], Field(min_length=1, strict=False)] = Field(
        description="Who wrote it.", examples=[["A. Designer"]]
    )
    licence: str = Field(
        min_length=1, max_length=80, description="Licence of the pack as an SPDX expression.", examples=["CC-BY-4.0"]
    )
    notice: Words = Field(
        default="",
        max_length=1000,
        description="What the licence, or those whose work the pack builds on, want said with every copy.",
        examples=["Based on the rules of A. Founder. Not endorsed by them."],
    )
    format: Literal[1] = Field(description="Version of the pack format: 1.")
    language: str = Field(
        default="en",
        pattern=LANGUAGE_PATTERN,
        description="Language of the texts (BCP 47).",
        examples=["en"],
    )
    fonts: Annotated[tuple[Font, ...], Field(strict=False, max_length=8)] = Field(
        default=(), description="Faces for characters that the shipped ones lack; the first that has one sets it."
    )
    extends: Id | None = Field(
        default=None,
        description="Pack whose documents and rules this one takes over and changes.",
        examples=["seven_seconds"],
    )
    requires: Annotated[tuple[Requirement, ...], Field(strict=False)] = Field(
        default=(), description="Packs that references of this one point into, besides the one it extends."
    )

    @field_validator("licence")
    @classmethod
    def _is_spdx(cls, licence: str) -> str:
        return spdx(licence)

    @property
    def written_in(self) -> str:
        """The language that the author states, "" if none is written down: what stands there by default is a guess."""
        return self.language if "language" in self.model_fields_set else ""
