@propertyWrapper struct W<T> { var wrappedValue: T }
struct S { @W var x: Int? ; @W var y: [Int] = [] ; @W var z: Int! ; @W var q: Int? = nil }
print(S())
class K { @W var x: Int? }
print(K().x as Any)
