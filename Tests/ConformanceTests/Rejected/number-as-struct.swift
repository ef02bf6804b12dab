struct 1S {}
