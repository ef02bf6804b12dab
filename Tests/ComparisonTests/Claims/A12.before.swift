import SwiftUI
final class Clock: ObservableObject {
  @Published var now = Date()
  var text: String { "\(Int(now.timeIntervalSince1970) % 60)" }
  func refresh() { now = Date() }
}
struct Page: View { @ObservedObject var clock: Clock; var body: some View { Text(clock.text) } }
let clock = Clock()
#Preview { Page(clock: clock) }
