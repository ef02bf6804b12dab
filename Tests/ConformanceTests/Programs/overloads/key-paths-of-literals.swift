// The value of a key path decides what a generic function returns, also where its root is a literal and `Any` is
// expected of the call.
func apply<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result { body(value) }
func apply<Value, Result>(_ value: Value?, _ body: (Value) -> Result) -> Result? { value.map(body) }

infix operator |> : MultiplicationPrecedence
func |> <Value, Result>(value: Value, body: (Value) -> Result) -> Result { body(value) }
func |> <Value, Result>(value: Value?, body: (Value) -> Result) -> Result? { value.map(body) }

print(apply("ab", \.count), apply([1, 2], \.first) as Any, apply(3, \.description))
print("ab" |> { $0.count }, (Int("4") |> \.description) ?? "none")
let count = apply("abc", \.count)
let any: Any = apply("abcd", \.count)
let maybe: Int? = apply("abcde", \.count)
print(count, any, maybe as Any)
