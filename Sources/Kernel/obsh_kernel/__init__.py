"""The kernel of obsh for Jupyter: each code cell is an input of one session."""
