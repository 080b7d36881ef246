"""What the user sees and presses: text, bars, Ctrl-C."""
