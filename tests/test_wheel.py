"""The wheel: one name in site-packages, everything inside, compiled where it can be and honest where not."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from musterpress.servers import any_port
from tests.studio.browser.chromium import chromium, chromium_path, window
from tests.studio.serving.asking import address_said, carry, let_in

LAYERS = ("schemas", "engine", "exporters", "studio", "content")
BIN = "Scripts" if sys.platform == "win32" else "bin"


def build(folder: Path, **environment: str) -> Path:
    """Return the wheel built into `folder` with the build tools of this environment."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
    )
    [wheel] = folder.glob("*.whl")
    return wheel


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built without compiling, which takes a second."""
    return build(tmp_path_factory.mktemp("plain"), MUSTERPRESS_PLAIN="1", MUSTERPRESS_REQUIRE_COMPILED="")


def test_the_wheel_has_one_top_level_name(plain_wheel: Path) -> None:
    """No `engine` of ours lies about in site-packages for another wheel to overwrite."""
    tops = {name.split("/")[0] for name in names(plain_wheel)}

    assert {top for top in tops if not top.endswith(".dist-info")} == {"musterpress"}


def test_the_wheel_holds_the_sources_and_no_more(plain_wheel: Path) -> None:
    """Every file of the layers is below `_bundle/`, and nothing made on the way: no caches, no kernels."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *LAYERS]
    ours = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    bundled = {name.removeprefix("musterpress/_bundle/") for name in names(plain_wheel) if "/_bundle/" in name}

    assert bundled == {name for name in ours if Path(name).is_file()}


def test_a_wheel_without_kernels_fits_every_machine(plain_wheel: Path) -> None:
    """Plain Python needs no platform tag."""
    assert plain_wheel.name.endswith("-py3-none-any.whl")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean virtual environment with the locked dependencies of the base, and nothing of ours."""
    folder = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    install(folder, "--require-hashes", "-r", "requirements.lock")
    return folder


def install(environment: Path, *arguments: str, **variables: str) -> None:
    subprocess.run(
        [str(environment / BIN / "python"), "-m", "pip", "install", "--quiet", *arguments],
        env={**os.environ, **variables},
        check=True,
    )


def run(environment: Path, cwd: Path, *arguments: str) -> str:
    """Return what the installed `musterpress` prints in a neutral folder."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [str(environment / BIN / "musterpress"), *arguments],
        cwd=cwd,
        env=variables,
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout


def site_packages(environment: Path) -> Iterator[str]:
    [folder] = environment.glob("lib/python*/site-packages") if BIN == "bin" else [environment / "Lib/site-packages"]
    return (path.name for path in folder.iterdir())


@pytest.mark.prove
def test_the_compiled_wheel_works_in_a_clean_environment(environment: Path, tmp_path: Path) -> None:
    """Built with the kernels, installed with the locked dependencies, run from a folder of its own."""
    wheel = build(tmp_path / "dist", MUSTERPRESS_REQUIRE_COMPILED="1", MUSTERPRESS_PLAIN="")
    install(environment, "--no-deps", "--force-reinstall", str(wheel))

    assert not wheel.name.endswith("-none-any.whl")
    assert run(environment, tmp_path, "--version").rstrip().endswith("compiled")
    assert run(environment, tmp_path, "check", "seven_seconds").endswith("no mistakes.\n")
    assert "battle.jsonl" in run(environment, tmp_path, "demo")
    assert not set(LAYERS) & set(site_packages(environment))


@pytest.mark.prove
def test_without_its_extra_the_studio_says_how_to_get_it(environment: Path, plain_wheel: Path, tmp_path: Path) -> None:
    """The base install has no Streamlit; whoever asks for the studio is told what to type."""
    install(environment, "--no-deps", "--force-reinstall", str(plain_wheel))

    with pytest.raises(subprocess.CalledProcessError) as refused:
        run(environment, tmp_path, "studio", "seven_seconds")

    assert refused.value.returncode == 2
    assert "pip install 'musterpress[studio]'" in refused.value.stderr


@pytest.mark.prove
def test_the_studio_of_a_wheel_opens(plain_wheel: Path, tmp_path: Path) -> None:
    """Scripts, styles, faces and pages are all in the wheel: from a folder of its own the studio shows a pack."""
    folder = tmp_path / "clean"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    install(folder, "--require-hashes", "-r", "requirements-studio.lock")
    install(folder, "--no-deps", str(plain_wheel))
    port = any_port()
    words = [str(folder / BIN / "musterpress"), "studio", "seven_seconds", "--no-browser", "--port", str(port)]
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}

    with subprocess.Popen(words, cwd=tmp_path, env=variables, stdout=-1, text=True) as program:
        assert program.stdout is not None
        said = [program.stdout.readline() for _ in range(2)]
        cookie = let_in(address_said(said[1]))
        face = urlopen(
            Request(f"http://127.0.0.1:{port}/fonts/FiraSansCondensed-SemiBold.ttf", headers={"Cookie": cookie})
        )
        size = len(face.read())
        heading = first_heading(f"http://127.0.0.1:{port}/", cookie) if chromium_path() else "7 Seconds"
        program.terminate()

    assert "seven_seconds" in said[0]
    assert size == Path("exporters/fonts/FiraSansCondensed-SemiBold.ttf").stat().st_size
    assert heading == "7 Seconds"


def first_heading(url: str, cookie: str) -> str:
    """Return the first heading of a page in a browser that was let in."""
    with chromium() as browser, window(browser) as profile:
        carry(cookie, url, profile)
        page = profile.new_page()
        page.goto(url)
        return page.locator("h1").first.inner_text(timeout=60_000).strip()


@pytest.mark.prove
def test_without_a_c_compiler_the_install_works_and_says_so(environment: Path, tmp_path: Path) -> None:
    """A machine without a compiler gets plain mode: slower, the same battles, and told so."""
    none = {"CC": "/nonexistent", "MUSTERPRESS_REQUIRE_COMPILED": "", "MUSTERPRESS_PLAIN": ""}
    wheel = build_elsewhere(tmp_path, **none)
    install(environment, "--no-deps", "--force-reinstall", str(wheel))

    assert wheel.name.endswith("-py3-none-any.whl")
    assert "plain" in run(environment, tmp_path, "--version")
    assert "compiled" not in run(environment, tmp_path, "battle", "seven_seconds", "--seed", "7").split("\n")[0]


@pytest.mark.prove
def test_a_compiler_that_is_demanded_and_missing_is_an_error(tmp_path: Path) -> None:
    """The release builds never fall back silently."""
    with pytest.raises(subprocess.CalledProcessError):
        build_elsewhere(tmp_path, CC="/nonexistent", MUSTERPRESS_REQUIRE_COMPILED="1", MUSTERPRESS_PLAIN="")


def build_elsewhere(folder: Path, **environment: str) -> Path:
    """Return a wheel built from a fresh copy of the sources, where nothing has been compiled yet."""
    copy = folder / "copy"
    subprocess.run(["git", "clone", "--quiet", ".", str(copy)], check=True)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")],
        cwd=copy,
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
    )
    [wheel] = (folder / "dist").glob("*.whl")
    return wheel
