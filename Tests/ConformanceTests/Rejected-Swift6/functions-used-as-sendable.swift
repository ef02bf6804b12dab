func take(_ action: @Sendable () -> Void) {}
func takeMaybe(_ action: (@Sendable () -> Void)?) {}
func pass(_ action: @escaping () -> Void) {
  take(action)
  takeMaybe(action)
  let own: @Sendable () -> Void = action
  var other: @Sendable () -> Void = {}
  other = action
  own()
  other()
}
func give(_ action: @escaping () -> Void) -> @Sendable () -> Void { action }
func fine(_ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
  take(action)
  return action
}
final class Button {
  let action: @Sendable () -> Void
  init(action: @escaping () -> Void) { self.action = action }
}
struct Pair {
  var plain: () -> Void
  var sendable: @Sendable () -> Void
  func go() { take(plain) }
  mutating func join() { sendable = plain }
}
func make(_ action: @escaping () -> Void) -> Pair { Pair(plain: action, sendable: action) }
