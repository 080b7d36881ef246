"""How an author works with a pack in a browser. The only layer that may import Streamlit."""
