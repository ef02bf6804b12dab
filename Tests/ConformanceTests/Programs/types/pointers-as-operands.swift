// A variable that is compared as a pointer: the usual test of an observer's context.
final class Observer {
  static var context = 0
  static func isOwn(_ context: UnsafeMutableRawPointer?) -> Bool {
    guard context == &Self.context else { return false }
    return true
  }
  static func isOther(_ context: UnsafeMutableRawPointer?) -> Bool { context != &Self.context }
}

nonisolated(unsafe) private var other = 1
print(Observer.isOwn(nil), Observer.isOther(nil))
print(Observer.isOwn(&other), Observer.isOther(&other))
