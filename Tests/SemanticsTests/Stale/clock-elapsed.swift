import SwiftUI
struct Elapsed: View {
  let start: Date
  var body: some View {
    Text("\(Date().timeIntervalSince(start))")  // wrong
    TimelineView(.periodic(from: start, by: 1)) { context in  // right
      Text("\(context.date.timeIntervalSince(start))")  // right
    }  // right
  }
}
let start = Date()
:mount Elapsed(start: start)
:advance 5s
