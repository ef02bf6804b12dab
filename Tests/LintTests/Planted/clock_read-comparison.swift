import SwiftUI

struct Countdown: View {
  let end: Date
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in  // right
      Text("\(Int(end.timeIntervalSince(context.date))) s left")  // right
    }  // right
    Text("\(Int(end.timeIntervalSince(Date()))) s left")  // wrong
  }
}
