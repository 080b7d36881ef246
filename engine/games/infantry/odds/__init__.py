"""Exact chances in infantry: the kernel's own numbers, put to every face of every die."""
