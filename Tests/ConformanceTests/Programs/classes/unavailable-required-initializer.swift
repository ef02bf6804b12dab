// A subclass need not provide a required initializer that is unavailable, also where its superclass inherits that.
class Base {
  init() {}
  @available(*, unavailable) required init?(code: Int) { nil }
}
class Middle: Base { func name() -> String { "middle" } }
class Last: Middle {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init()
  }
  override func name() -> String { "last \(number)" }
}
print(Middle().name(), Last(number: 3).name())
