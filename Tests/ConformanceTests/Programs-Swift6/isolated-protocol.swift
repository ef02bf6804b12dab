@MainActor protocol P { func f() }
class C: P { func f() { print("f") } }
C().f()
