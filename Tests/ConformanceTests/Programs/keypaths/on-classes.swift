// Reference key paths write through let, follow subclasses, run observers, and work with self.
class Base {
  var n = 1 { didSet { print("  n", oldValue, "->", n) } }
  var child: Base?
  var box = Box()
  let fixed = "f"
  var computed: Int {
    get { n * 10 }
    set { n = newValue / 10 }
  }
  func set<T>(_ path: ReferenceWritableKeyPath<Base, T>, _ value: T) { self[keyPath: path] = value }
}
struct Box { var list = [1], title = "t" }
class Derived: Base {
  var extra = "e"
  override var computed: Int {
    get { super.computed + 1 }
    set { super.computed = newValue }
  }
}
let base = Base()
base[keyPath: \.n] = 2
base[keyPath: \.computed] = 50
base.set(\.n, 7)
base.set(\.box.title, "new")
base[keyPath: \.box.list].append(2)
print(base.n, base.box, base[keyPath: \.fixed], base[keyPath: \.computed])
let derived = Derived()
derived[keyPath: \Base.n] += 5
derived[keyPath: \Derived.extra] += "!"
print(derived[keyPath: \Base.computed], derived[keyPath: \.extra], derived[keyPath: \Derived.n])
let asBase: Base = derived
asBase[keyPath: \.computed] = 100
print(asBase[keyPath: \.computed], derived.n)
base.child = Derived()
print(base[keyPath: \.child?.n] as Any, base[keyPath: \.child!.n], base[keyPath: \.child?.child?.n] as Any)
base[keyPath: \.child!.n] = 9
print(base.child!.n)
final class Binding<Root: AnyObject, Value> {
  let root: Root
  let path: ReferenceWritableKeyPath<Root, Value>
  init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) { (self.root, self.path) = (root, path) }
  var value: Value {
    get { root[keyPath: path] }
    set { root[keyPath: path] = newValue }
  }
}
let binding = Binding(base, \.box.list)
binding.value += [3]
binding.value[0] = 100
print(base.box.list, binding.value.count)
let bindings = [Binding(base, \.n), Binding(base, \.child!.n), Binding(base, \.computed)]
for b in bindings { b.value += 10 }
print(bindings.map(\.value))
func observe<T: Base>(_ object: T, _ paths: KeyPath<T, Int>...) -> [Int] { paths.map { object[keyPath: $0] } }
print(observe(derived, \.n, \.computed, \.extra.count))
let objects = [Base(), derived]
print(objects.map(\.n), objects.filter { $0[keyPath: \.n] > 1 }.count, objects.map(\.box.title))
print(objects.compactMap(\.child?.n))
weak var weakBase = base
print(weakBase?[keyPath: \.fixed] ?? "gone", [derived].map(\.extra), objects.map(\.self).count)
