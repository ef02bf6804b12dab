func direct<each T>(_ values: repeat each T) { repeat print("\(each values)") }
func inCall<each T>(_ values: repeat each T) { repeat print("\(type(of: each values)) x") }
func inClosure<each T>(_ values: repeat each T) { repeat _ = { print(each values) }() }
func inLoop<each T>(_ values: repeat each T) { for value in repeat each values { print("\(value)") } }
func ofType<each T>(_ values: repeat each T) { repeat print("\((each T).self)") }
