protocol P { func f(); var v: Int { get set }; init(x: Int); static func s() }
struct S: P { func f() {}; let v = 3 }
class C: P { func f() {}; var v = 3; init(x: Int) {}; static func s() {} }
extension S { static func s() -> Int { 3 } }
enum E: P { case a }
