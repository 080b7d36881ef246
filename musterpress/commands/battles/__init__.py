"""Commands that fight battles, and measure what many of them, or chances, say."""
