import SwiftUI

protocol Checker: ObservableObject {
  var running: Bool { get set }
}

final class RealChecker: Checker {
  @Published var running = false
}

final class PreviewChecker: ObservableObject, Checker {
  @Published var running = true
}

struct Status<C: Checker>: View {
  @ObservedObject var checker: C
  var body: some View { Toggle("run", isOn: $checker.running) }
}

struct Inner<C: Checker>: View {
  @EnvironmentObject var checker: C
  var body: some View { Text(checker.running ? "runs" : "rests") }
}

struct Outer: View {
  let checker: RealChecker
  var body: some View { Inner<RealChecker>().environmentObject(checker) }
}

let real = RealChecker()
// plays :mount Status(checker: real)
// plays :toggle "run"
// plays real.running
// plays :mount Outer(checker: real)
// plays :render
