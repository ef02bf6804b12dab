import SwiftUI

struct VisitCounter: View {
  @State private var visits = 0
  var body: some View {
    visits += 1  // wrong
    return Text("Visits: \(visits)")  // wrong
    Text("Visits: \(visits)")  // right
      .onAppear { visits += 1 }  // right
  }
}
