protocol P { func f() }
@MainActor class C: @MainActor P { func f() { print("f") } }
C().f()
