import SwiftUI
private var visits = 0  // wrong
@Observable final class VisitCounter { var visits = 0 }  // right
let counter = VisitCounter()  // right
struct Visits: View {
  var body: some View {
    Text("\(visits)")  // wrong
    Button("Visit") { visits += 1 }  // wrong
    Text("\(counter.visits)")  // right
    Button("Visit") { counter.visits += 1 }  // right
  }
}
:mount Visits()
:tap Visit
