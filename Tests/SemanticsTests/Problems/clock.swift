// "The label says 10 s left and never counts down."
// says: clock_read
// says: the passage of time does not update a view
struct Countdown: View {
  let end: Date
  var body: some View {
    Text("\(Int(end.timeIntervalSince(Date()))) s left")  // wrong
    TimelineView(.periodic(from: .now, by: 1)) { context in  // right
      Text("\(Int(end.timeIntervalSince(context.date))) s left")  // right
    }  // right
  }
}
let end = Date().addingTimeInterval(10)
:mount Countdown(end: end)
:advance 5s
