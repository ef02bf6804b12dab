actor A: CustomStringConvertible { nonisolated var description: String { "A" } }
print(A())
