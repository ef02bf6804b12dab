struct Negative: Error {}
struct Amount {
  let value: Int
  init(_ value: Int) throws { self.value = value }
  init(other: Int) {
    try? self.init(other)
  }
}
class Account {
  init(_ value: Int) throws {}
  convenience init(other: Int) {
    try? self.init(other)
  }
}
class Savings: Account {
  init(rate: Int) {
    try? super.init(rate)
  }
}
