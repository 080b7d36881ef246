"""What the pages are made of: the frame, a document with its form and its print, battles, jobs, problems."""
