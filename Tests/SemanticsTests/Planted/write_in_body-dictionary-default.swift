import SwiftUI
@Observable final class Visits { var count: [String: Int] = [:] }
struct Page2: View {
  let name: String
  let visits: Visits
  var body: some View {
    let _ = visits.count[name, default: 0] += 1  // wrong
    Text("\(name): \(visits.count[name, default: 0])")
      .onAppear { visits.count[name, default: 0] += 1 }  // right
  }
}
:mount Page2(name: "home", visits: Visits())
