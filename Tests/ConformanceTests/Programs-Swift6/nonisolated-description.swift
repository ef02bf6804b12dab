@MainActor class C: CustomStringConvertible { let n = 1; nonisolated var description: String { "C\(n)" } }
print(C())
