import SwiftUI

final class Visits: ObservableObject {
  @Published var count = 0
  func visit() { count += 1 }
}

struct VisitsView: View {
  @StateObject private var visits = Visits()
  var body: some View {
    let _ = visits.visit()  // wrong
    Text("\(visits.count)")
      .onAppear { visits.visit() }  // right
  }
}
