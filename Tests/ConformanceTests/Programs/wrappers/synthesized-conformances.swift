// Wrapped storage takes part in synthesized conformances.
@propertyWrapper struct Box<T> { var wrappedValue: T; var projectedValue: Box<T> { get { self } set { self = newValue } } }
extension Box: Equatable where T: Equatable {}
extension Box: Hashable where T: Hashable {}
struct P: Hashable { @Box var x: Int; @Box var name = "n"; let z = 1 }
print(P(x: 1) == P(x: 1), P(x: 1) == P(x: 2), Set([P(x: 1), P(x: 1), P(x: 3)]).count)
var p = P(x: 1)
p.$x = Box(wrappedValue: 9); print(p.x, p)
p.$x.wrappedValue += 1; print(p.x)
p.$name.wrappedValue.append("!"); print(p.name)
