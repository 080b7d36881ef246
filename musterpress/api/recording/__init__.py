"""Records for programs and for the commands: measured and kept, measured again, compared."""
