import SwiftUI
@Observable final class Clock {
  var now = Date()
  var text: String { "\(Int(now.timeIntervalSince1970) % 60)" }
  func refresh() { now = Date() }
}
struct Page: View { var clock: Clock; var body: some View { Text(clock.text) } }
let clock = Clock()
#Preview { Page(clock: clock) }
