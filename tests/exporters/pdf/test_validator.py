"""What a validator of other makers says to the files for print shops: PDFBox Preflight, where Java and it are there."""

import shutil
import subprocess
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Dictionary, Name

from exporters.imposition.profiles import PROFILES
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from schemas.packs.packs import Pack

JAVA = Path("/usr/share/java")
JARS = ("preflight", "pdfbox2", "fontbox2", "xmpbox", "commons-logging", "javax.activation", "jaxb-api")
WHERE = [JAVA / f"{jar}.jar" for jar in JARS]
ONLY_FOR_ARCHIVES = {"2.1.3", "2.4.2", "2.4.3", "7.1"}
"""What PDF/A asks for and PDF/X does not: its own output intent, colours with a colour profile, XMP."""

pytestmark = [
    pytest.mark.prove,
    pytest.mark.skipif(
        shutil.which("java") is None or not all(jar.is_file() for jar in WHERE), reason="PDFBox is not installed"
    ),
]


def faults(path: Path) -> set[str]:
    """The codes that the validator of PDF/A-1b reports."""
    command = ["java", "-cp", ":".join(map(str, WHERE)), "org.apache.pdfbox.preflight.Validator_A1b", str(path)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "PDF/A-1b" in run.stdout, run.stderr
    return {line.split(" : ")[0] for line in run.stdout.splitlines() if " : " in line and line[0].isdigit()}


@pytest.mark.parametrize("key", [key for key, profile in PROFILES.items() if "PDF/X-1a:2003" in profile.standards])
def test_nothing_is_wrong_but_what_archives_ask_for(seven_seconds: Pack, tmp_path: Path, key: str) -> None:
    """Syntax, fonts and their widths, forms, images and transparency pass."""
    for artifact in export_pack(seven_seconds, PrintOrder(profile=key)).artifacts:
        path = tmp_path / artifact.name
        path.write_bytes(artifact.data)

        assert faults(path) <= ONLY_FOR_ARCHIVES, artifact.name


def test_the_validator_looks(seven_seconds: Pack, tmp_path: Path) -> None:
    """A font that is not embedded is seen: 3.1.3."""
    [artifact] = export_pack(seven_seconds, PrintOrder(only=("drones",), profile="drivethrucards")).artifacts
    path = tmp_path / "planted.pdf"
    with pikepdf.open(BytesIO(artifact.data)) as pdf:
        for font in dict(pdf.pages[0].obj.Resources.Font).values():
            font.FontDescriptor = pdf.make_indirect(Dictionary(Type=Name.FontDescriptor, FontName=font.BaseFont))
        pdf.save(path)

    assert faults(path) - ONLY_FOR_ARCHIVES
