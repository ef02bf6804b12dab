// An initializer that cannot fail delegates to one that can with a `!`; one that can fail may do either.
struct Number {
  var value: Int
  init?(_ text: String) {
    guard let number = Int(text) else { return nil }
    value = number
  }
  init() { self.init("5")! }
  init?(twice text: String) {
    self.init(text + text)
    value += 1
  }
}
class Text {
  let length: Int
  init?(_ text: String) {
    if text.isEmpty { return nil }
    length = text.count
  }
  convenience init(orOne text: String) { self.init(text.isEmpty ? "-" : text)! }
}
class Sure: Text {
  override init(_ text: String) { super.init(text + "!")! }
}
print(Number().value, Number(twice: "1")!.value, Number(twice: "x") == nil, Text(orOne: "").length, Sure("").length)
