"""From the bytes of a file to plain data with places, and the flaws of the text."""
