// What mentions a type that is not known is not told again at each use.
struct Key: ExpressibleByStringInterpolation { init(stringLiteral: String) {} }
struct Text {
  init(_ key: Key) {}
  @_disfavoredOverload init<S: StringProtocol>(_ text: S) {}
}
struct Screen {
  let model: Missing
  func show() {
    _ = Text("\(model.title)")
    print(model.title.count)
  }
}
enum Choice { case one(Hidden) }
let first: Lost = .a
let second: Lost = .made(1)
func count(_ lost: Lost) -> Int {
  switch lost {
  case .a: 1
  default: 2
  }
}
