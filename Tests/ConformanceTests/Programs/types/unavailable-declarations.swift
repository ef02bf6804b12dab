// Unavailable declarations may use unavailable types and members of extensions; conditions for other platforms and
// later versions do not count here.

struct Shape {
  @available(tvOS, unavailable) @available(watchOS 8, *) var sides: Int { 3 }
  @available(swift, deprecated: 5) func old() {}
  @available(iOS, obsoleted: 14) func older() { print("older") }
  @available(*, noasync) func plain() {}
}
extension Shape {
  @available(*, unavailable, message: "gone") func show() {}
  @available(*, unavailable) func other() { show() }
}
@available(*, unavailable) extension Shape { func third() { show() } }
@available(*, unavailable) struct Gone {
  var number: Int {
    Shape().show()
    return 1
  }
  static func make() -> Gone { Gone() }
}
@available(*, unavailable) func gone(_ value: Gone) -> Gone {
  let same: Gone = value
  return same
}
struct Around {
  @available(*, unavailable) var gone: Gone { Gone() }
  @available(*, unavailable) init(gone: Gone) {}
  init() {}
}
@available(iOS, unavailable) func onlyElsewhere() { print("elsewhere") }
@available(swift, obsoleted: 6) func untilSix() { print("until six") }
onlyElsewhere()
untilSix()
print(Shape().sides)
Shape().old()
Shape().older()
Shape().plain()
_ = Around()
