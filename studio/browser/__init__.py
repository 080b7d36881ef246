"""Our own editors in the browser: drawings that answer to mouse and keyboard, and tell Python what was done."""
