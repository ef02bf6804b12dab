struct S { @MainActor @concurrent func f() async {} }
