"""Faces: the fonts there are, which glyphs characters become, and what they measure."""
