func show(_ a: Int, _ b: Int = 0) {}
show(1
"x".count
