// Any has no members of its own.
let value: Any = "text"
print(value.count)
