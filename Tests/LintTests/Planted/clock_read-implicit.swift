import SwiftUI

struct Deadline: View {
  let due: Date
  var body: some View {
    TimelineView(.periodic(from: .now, by: 60)) { context in  // right
      Text(due < context.date ? "late" : "in time")  // right
    }  // right
    Text(due < .now ? "late" : "in time")  // wrong
  }
}
