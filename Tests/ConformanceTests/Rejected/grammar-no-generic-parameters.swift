func f<>(x: Int) { }
