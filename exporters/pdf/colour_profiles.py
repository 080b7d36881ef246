"""Colour profiles of presses, as print shops hand them out (ICC files)."""

from dataclasses import dataclass, field
from io import BytesIO

HEADER_BYTES = 128


@dataclass(frozen=True)
class OutputProfile:
    """A colour profile for four inks: what it calls itself, and its file."""

    title: str
    data: bytes = field(repr=False)


def read_output_profile(data: bytes) -> OutputProfile:
    """Return the colour profile of an ICC file.

    Raises:
        ValueError: it is no ICC file, not one of a press with four inks, or lacks the tables from and to them.
    """
    if len(data) < HEADER_BYTES or data[36:40] != b"acsp":
        raise ValueError("this is no ICC colour profile")
    if data[12:16] != b"prtr" or data[16:20] != b"CMYK":
        kind, space = (part.decode("latin-1").strip() for part in (data[12:16], data[16:20]))
        raise ValueError(f"a press needs an output profile (prtr) for CMYK, and this one is {kind} for {space}")
    if int.from_bytes(data[:4], "big") != len(data):
        raise ValueError("this ICC colour profile is broken: it is not as long as it says")
    from PIL import ImageCms  # noqa: PLC0415 - most files name no press

    try:
        profile = ImageCms.ImageCmsProfile(BytesIO(data))
        lab = ImageCms.createProfile("LAB")
        ImageCms.buildTransform(profile, lab, "CMYK", "LAB")
        ImageCms.buildTransform(lab, profile, "LAB", "CMYK")
        title = ImageCms.getProfileDescription(profile)
    except (OSError, ImageCms.PyCMSError) as error:
        raise ValueError("this ICC colour profile is broken") from error
    return OutputProfile(" ".join(title.split()) or "Custom", data)
