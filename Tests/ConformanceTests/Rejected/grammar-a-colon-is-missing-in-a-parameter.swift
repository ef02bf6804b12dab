func greet(name String) {}
