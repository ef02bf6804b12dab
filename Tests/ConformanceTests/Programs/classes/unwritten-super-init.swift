// `super.init()` that is not written runs at the end of the initializer.
class Base {
  var number: Int
  init(step: Int = 2) {
    number = 4 + step
    print("base", number)
  }
}
class Derived: Base {
  let name: String
  init(name: String) {
    self.name = name
    print("derived", name)
  }
  init?(checked name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
}
final class Last: Derived {
  var list = [1, 2]
  override init(name: String) {
    super.init(name: name + "!")
    list.append(number)
  }
}
class Generic<Value> {
  var values: [Value] = []
  init() { print("generic", values.count) }
}
final class Numbers: Generic<Int> {
  let first: Int
  init(first: Int) {
    self.first = first
  }
}
print(Derived(name: "a").number, Last(name: "b").list)
print(Derived(checked: "")?.number ?? -1, Derived(checked: "c")?.number ?? -1)
print(Numbers(first: 3).values.count)
