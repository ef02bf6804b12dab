func f(inout x: Int) {}
