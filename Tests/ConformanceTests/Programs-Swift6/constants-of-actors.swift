actor A { let id = 3; nonisolated var label: String { "A\(id)" } ; nonisolated func d() -> Int { id } }
print(A().label, A().d())
