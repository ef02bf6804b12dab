func take(_ value: some Any) {}
func take<T>(_ make: () throws -> T) {}
func some() throws -> Int { 1 }
take { 1 }
take { try some() }
let one = { 1 }
take(one)
