from pathlib import Path

from docs.credits_page import credits_page
from exporters.components.credits import CREDITS, LICENCES
from exporters.faces.fonts import Face, opened_face

EXPORTERS = Path("exporters")
WRITTEN_HERE = {".py", ".yaml", ".md", ".css", ".pyc"}


def shipped() -> list[Path]:
    """Files of the exporters that are neither code nor layouts, styles or prose: faces, pictures, colour profiles."""
    files = (path for path in EXPORTERS.rglob("*") if path.is_file())
    return sorted(path for path in files if path.suffix not in WRITTEN_HERE)


def test_every_shipped_file_has_its_credit() -> None:
    """A face, a picture or a colour profile lies in the tree only with maker and licence."""
    credited = {path for credit in CREDITS for path in EXPORTERS.glob(credit.files)}
    notices = {Path(credit.notice) for credit in CREDITS}

    assert [path for path in shipped() if path not in credited | notices] == []


def test_every_credit_names_files_and_a_licence_text_that_are_there() -> None:
    """And a licence that lets anyone print and sell what holds the work."""
    for credit in CREDITS:
        assert credit.licence in LICENCES
        assert Path(credit.notice).is_file(), credit.notice
        assert list(EXPORTERS.glob(credit.files)), credit.files


def test_the_page_names_every_source_and_face() -> None:
    """Faces by the names that their files give them."""
    page = credits_page()

    for credit in CREDITS:
        assert all(maker in page for maker in (credit.title, *credit.makers, credit.licence))
    for face in Face:
        assert opened_face(face).fullName.decode() in page
    assert "Open Font License, version 1.1" in page
