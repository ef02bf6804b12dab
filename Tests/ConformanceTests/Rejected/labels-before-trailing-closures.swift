func m(a: Int, _ g: () -> Void) {}
m(b: 1) {}
func m2(a: Int, g: () -> Void) {}
m2(b: 1) {}
m2(1) {}
func m3(a: Int, c: Int, g: () -> Void) {}
m3(b: 1, d: 2) {}
m3(a: 1, d: 2) {}
m3(1, 2) {}
func m4(_ a: Int, g: () -> Void) {}
m4(a: 1, g: {})
m4(1, h: {})
