// A chain through optionals and collections, changed in place.
@propertyWrapper struct Log<T> { 
  private var v: T
  init(wrappedValue: T) { v = wrappedValue }
  var wrappedValue: T { get { print("get"); return v } set { print("set", newValue); v = newValue } } }
struct Inner { var n = 0; var list = [1, 2, 3]; mutating func bump() { n += 1 } }
struct Outer { @Log var inner = Inner(); @Log var maybe: Inner? = nil; @Log var dict: [String: Int] = [:] }
var o = Outer()
o.inner.n = 5
o.inner.list[1] = 9
o.inner.bump()
o.maybe?.n = 3
o.maybe = Inner()
o.maybe?.n = 3
o.maybe!.list.append(4)
o.dict["a"] = 1
o.dict["a", default: 0] += 2
func change(_ x: inout Int) { x *= 2 }
change(&o.inner.n)
print(o.inner.n)
class Ref { @Log var inner = Inner(); @Log var text = "a" }
let r = Ref()
r.inner.list.removeLast()
r.text += "b"
let opt: Ref? = r
opt?.text += "c"
print(opt?.text ?? "-", opt?.inner.list.count ?? 0)
