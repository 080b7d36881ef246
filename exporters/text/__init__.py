"""Text: faces, what characters measure, lines, columns, icons among words."""
