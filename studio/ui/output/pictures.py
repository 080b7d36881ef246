"""Drawings on a page, fetched by their address: what has not changed is not sent again with every key."""

from urllib.parse import urlsplit

import streamlit as st

from studio.serving.pieces import PIECES, PIECES_URL


def drawing(svg: str, *, alt: str, width: int) -> None:
    """Show a drawing so many pixels wide; `alt` says what it shows."""
    page = urlsplit(str(st.context.url or ""))  # without a browser there is no address, and the drawing is sent itself
    address = f"{page.scheme}://{page.netloc}{PIECES_URL}/{PIECES.put(svg)}"
    st.image(address if page.netloc else svg, alt=alt, width=width)
