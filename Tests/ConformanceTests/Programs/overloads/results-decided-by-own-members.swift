// Of functions that differ in their results, a member of the result decides: a type's own one is more special than one
// of a protocol's extension.

func number() -> Int { 1 }
func number() -> String { "text" }
func flag() -> Bool { true }
func flag() -> Int { 0 }
func size() -> Float { 1.5 }
func size() -> Int { 1 }
func limit() -> UInt8 { 1 }
func limit() -> Double { 2.5 }
print(number().description, flag().description, size().description, limit().description)
