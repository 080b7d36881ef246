"""Text: type in lines, columns and boxes, icons among words, numbers as they are written; drawings in the making."""
