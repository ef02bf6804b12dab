enum Color { case red }
func take<T>(_ p: T) {}
take { $0 == .red }
