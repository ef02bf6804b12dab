import SwiftUI

@Observable class Visits {
  var count = 0
}

struct Page: View {
  @State private var visits = Visits()
  var body: some View {
    let _ = { visits.count += 1 }()  // wrong
    Text("Visits \(visits.count)")
      .onAppear { visits.count += 1 }  // right
  }
}
