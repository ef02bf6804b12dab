import SwiftUI

class Counter: ObservableObject {
  @Published var count = 0
}

// plays :tap "deeper"
// plays :tap "elsewhere"
// plays :render
extension Page.Controls.Buttons {
  struct Deeper: View {
    @EnvironmentObject
    private var counter: Counter
    var body: some View { Button("deeper") { counter.count += 1 } }
  }
}

extension Page.Controls {
  struct Buttons: View {
    @EnvironmentObject var counter: Counter
    var body: some View {
      Text("buttons \(counter.count)")
      Deeper()
    }
  }
}

extension Text {
  struct Elsewhere: View {
    @EnvironmentObject var counter: Counter
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
  @StateObject private var counter = Counter()
  var body: some View { Controls().environmentObject(counter) }
}

#Preview { Page() }
