import SwiftUI

@Observable
class Counter {
  var count = 0
}

// plays :tap "deeper"
// plays :tap "elsewhere"
// plays :render
extension Page.Controls.Buttons {
  struct Deeper: View {
    @Environment(Counter.self)
    private var counter
    var body: some View { Button("deeper") { counter.count += 1 } }
  }
}

extension Page.Controls {
  struct Buttons: View {
    @Environment(Counter.self) var counter
    var body: some View {
      Text("buttons \(counter.count)")
      Deeper()
    }
  }
}

extension Text {
  struct Elsewhere: View {
    @Environment(Counter.self) var counter
    var body: some View { Button("elsewhere") { counter.count += 10 } }
  }
}

struct Page: View {
  struct Controls: View {
    var body: some View {
      Buttons()
      Text.Elsewhere()
    }
  }
  @State private var counter = Counter()
  var body: some View { Controls().environment(counter) }
}

#Preview { Page() }
