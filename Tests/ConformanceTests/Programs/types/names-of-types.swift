// The names of types.
print(_typeName(Int.self), _typeName([String].self, qualified: false), String(reflecting: Int.self))
struct Outer<T> { struct Inner {} }
print(_typeName(Outer<Int>.Inner.self), _typeName(Outer<Int>.Inner.self, qualified: true))
