"""Drawings to PDF: its operators, fonts, images and resources, the tags of its text, and the standards it keeps."""
