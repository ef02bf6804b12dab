import SwiftUI

protocol Checker: AnyObject, Observable {
  var running: Bool { get set }
}

@Observable
final class RealChecker: Checker {
  var running = false
}

@Observable
final class PreviewChecker: Checker {
  var running = true
}

struct Status<C: Checker>: View {
  @Bindable var checker: C
  var body: some View { Toggle("run", isOn: $checker.running) }
}

struct Inner<C: Checker>: View {
  @Environment(C.self) var checker
  var body: some View { Text(checker.running ? "runs" : "rests") }
}

struct Outer: View {
  let checker: RealChecker
  var body: some View { Inner<RealChecker>().environment(checker) }
}

let real = RealChecker()
// plays :mount Status(checker: real)
// plays :toggle "run"
// plays real.running
// plays :mount Outer(checker: real)
// plays :render
