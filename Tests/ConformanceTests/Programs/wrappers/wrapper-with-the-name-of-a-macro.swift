@propertyWrapper struct Observable<T> {
  var wrappedValue: T { didSet { print("changed to", wrappedValue) } }
  var projectedValue: Self { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct S { @Observable var n = 1 }
var s = S()
s.n = 2
print(s.$n.wrappedValue)
class M { @Observable var name = "a"; @Observable(wrappedValue: 3) var k: Int }
let m = M()
m.name = "b"
m.k += 1
