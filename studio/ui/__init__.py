"""What the pages are made of: the session, the frame, and widgets bound to places in documents."""
