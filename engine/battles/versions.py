"""What a log says of the program that wrote it."""

LOG_FORMAT = 2
ENGINE = "0.1.0"
"""The version of the engine that a log names: that of the whole of Musterpress."""
