@MainActor protocol P { func f() }
struct S {}
extension S: P { func f() {}; func g() {} }
func g() { S().f(); S().g() }
@MainActor class B { func f() {} }
class D: B {}
func k() { D().f() }
