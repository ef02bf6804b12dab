import SwiftUI

struct Countdown: View {
  let end: Date
  private var seconds: Int { Int(end.timeIntervalSince(Date.now)) }  // wrong
  private var minutes: Int { seconds / 60 }  // wrong
  private func minutes(at now: Date) -> Int { Int(end.timeIntervalSince(now)) / 60 }  // right
  var body: some View {
    Text("\(minutes) min left")  // wrong
    TimelineView(.everyMinute) { Text("\(minutes(at: $0.date)) min left") }  // right
  }
}
