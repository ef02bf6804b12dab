// Inheritance: wrapped properties are overridden and observed, called through super and protocols.
@propertyWrapper struct Twice { private var n: Int; init(wrappedValue: Int) { n = wrappedValue * 2 }
  var wrappedValue: Int { get { n } set { n = newValue * 2 } }
  var projectedValue: Int { n + 100 } }
protocol HasValue { var value: Int { get set } }
class A: HasValue { @Twice var value = 1; @Twice final var fixed = 7; func show() { print("A", value, $value, fixed) } }
class B: A { override var value: Int { get { super.value + 1000 } set { super.value = newValue + 1 } } }
class C: A { override var value: Int { didSet { print("did", oldValue, value) } } }
let all = [A(), B(), C()]
for a in all { a.value = 5; a.show(); a.value += 1; a.show() }
func use<T: HasValue>(_ t: inout T) { t.value += 10; print(t.value) }
for a in all { var h: any HasValue = a; h.value = 3; print(h.value) }
var b = B(); use(&b)
