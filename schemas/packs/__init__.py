"""Packs: their folders, their documents, and the packs they build on."""
