// "Good morning stays on the screen all day."
// says: the passage of time does not update a view
import Foundation
struct Greeting: View {
  private var minutes: Int { Int(Date.now.timeIntervalSince1970) / 60 }  // wrong
  var body: some View {
    VStack {
      Text("Hello")
      Text("minute \(minutes)")  // wrong
      TimelineView(.everyMinute) { timeline in  // right
        Text("minute \(Int(timeline.date.timeIntervalSince1970) / 60)")  // right
      }  // right
    }
  }
}
:mount Greeting()
:advance 3m
