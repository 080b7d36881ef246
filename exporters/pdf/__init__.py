"""Drawings to PDF: its operators, fonts, images and resources, and the standards it keeps."""
