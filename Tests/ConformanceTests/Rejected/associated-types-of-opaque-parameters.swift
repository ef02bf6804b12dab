protocol Store { associatedtype Key: Hashable; func product(for key: Key) -> Int? }
func use(_ s: some Store) -> Int? { s.product(for: 5) }
