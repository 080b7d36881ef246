"""Pictures for shops that take a PNG of each side."""

from collections.abc import Iterator
from io import BytesIO
from warnings import catch_warnings, simplefilter

import PIL.Image

from exporters.kit.profiles import Profile
from exporters.preflight.faults import Fault

MM_PER_INCH = 25.4


def picture_faults(data: bytes, profile: Profile) -> Iterator[Fault]:
    """Yield what is wrong with a picture of one side."""
    wanted = {tuple(sorted(_pixels(side, profile) for side in sides)) for sides in profile.sizes_mm}
    try:
        with catch_warnings(), PIL.Image.open(BytesIO(data)) as picture:
            simplefilter("ignore", PIL.Image.DecompressionBombWarning)
            size, mode = picture.size, picture.mode
            if tuple(sorted(size)) in wanted:  # others may have any number of pixels
                picture.load()
    except (OSError, SyntaxError, ValueError, PIL.Image.DecompressionBombError) as error:
        yield Fault("file-unreadable", f"the picture cannot be opened ({type(error).__name__})")
        return
    if tuple(sorted(size)) not in wanted:
        yield Fault("picture-size-wrong", f"{size[0]} x {size[1]} pixels is no size that {profile.title} cuts")
    if mode != "RGB":
        yield Fault("picture-not-rgb", f"the picture is in mode {mode} instead of RGB")


def _pixels(side_mm: float, profile: Profile) -> int:
    """Return how many pixels a side has with its bleed."""
    return round((side_mm + 2 * profile.bleed_mm) / MM_PER_INCH * profile.image_dpi)
