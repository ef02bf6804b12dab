// Assigning a tracked property in init runs its didSet when it has a default value, unlike a plain class's.
import Observation

@Observable class WithDefault {
  var n = 0 {
    didSet { print("  didSet with default", oldValue, "->", n) }
  }
  init(_ n: Int) {
    self.n = n
    print("  end of init")
  }
}
@Observable class WithoutDefault {
  var n: Int {
    didSet { print("  didSet without default", oldValue, "->", n) }
  }
  init(_ n: Int) {
    self.n = n
    print("  end of init")
  }
  init(twice n: Int) {
    self.n = n
    self.n = n + 1
    print("  end of init")
  }
}
class Plain {
  var n = 0 {
    didSet { print("  plain didSet", oldValue, "->", n) }
  }
  init(_ n: Int) {
    self.n = n
    print("  end of init")
  }
}
@Observable class Sub: WithDefault {
  var extra = 1 {
    didSet { print("  extra", oldValue, "->", extra) }
  }
  init() {
    extra = 2
    super.init(3)
    extra = 4
    n = 5
  }
}
print("with default")
print(WithDefault(1).n)
print("without default")
print(WithoutDefault(1).n)
print("without default, twice")
print(WithoutDefault(twice: 1).n)
print("plain")
print(Plain(1).n)
print("subclass")
let sub = Sub()
print(sub.n, sub.extra)
let later = WithDefault(7)
print("later")
later.n = 8
