// Overriding stored and computed properties: observers added, getters extended, super's setter used.
class Base {
  var value = 1 {
    willSet { print("  base will", newValue) }
    didSet { print("  base did", oldValue) }
  }
  var plain = "p"
  var doubled: Int {
    get { value * 2 }
    set { value = newValue / 2 }
  }
  var readOnly: Int { 10 }
}
class Watcher: Base {
  override var value: Int {
    willSet { print("  sub will", newValue) }
    didSet { print("  sub did", oldValue) }
  }
  override var plain: String {
    didSet { print("  plain", oldValue, "->", plain) }
  }
}
class Changer: Base {
  override var value: Int {
    get { super.value + 100 }
    set { super.value = newValue - 100 }
  }
  override var doubled: Int {
    get { super.doubled + 1 }
    set { super.doubled = newValue }
  }
  override var readOnly: Int {
    get { super.readOnly * 2 }
    set { print("  readOnly set", newValue) }
  }
}
print("watcher")
let w = Watcher()
w.value = 5
w.doubled = 20
w.plain += "!"
print(w.value, w.doubled)
print("changer")
let c = Changer()
print(c.value, c.doubled)
c.value = 105
c.doubled = 400
c.readOnly = 3
print(c.value, c.doubled, c.readOnly)
let base: Base = c
base.value += 1
print(base.value, base.readOnly)
class Both: Watcher {
  override var value: Int {
    didSet { print("  third did", oldValue, value) }
  }
  init(_ n: Int) {
    super.init()
    print("  in init")
    value = n
  }
}
let b = Both(7)
b.value = 8
