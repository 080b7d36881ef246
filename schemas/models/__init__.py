"""The typed form of each kind of document: one module or folder a system."""
