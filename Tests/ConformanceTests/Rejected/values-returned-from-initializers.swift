struct S { var x: Int; init?(s: String) { guard s != "" else { return false }; x = 1 } }
struct S2 { var x: Int; init(s: String) { x = 1; return x } }
class S3 { init() { return self } }
class S4 { init?() { return 1 + 2 } }
