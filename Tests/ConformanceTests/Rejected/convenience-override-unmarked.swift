class Account {
  init(number: Int) {}
  convenience init(text: String) { self.init(number: text.count) }
}

// A convenience initializer overrides a designated one, and says so.
class Savings: Account {
  let rate: Int
  init(rate: Int) {
    self.rate = rate
    super.init(number: 0)
  }
  convenience init(number: Int) { self.init(rate: number) }
}

// A convenience initializer does not override another one.
class Current: Account {
  override init(number: Int) { super.init(number: number) }
  convenience init(text: String) { self.init(number: text.count + 1) }
}

class Plain { var number = 1 }
class Named: Plain {
  init(name: String) { super.init() }
  convenience init() { self.init(name: "none") }
}
