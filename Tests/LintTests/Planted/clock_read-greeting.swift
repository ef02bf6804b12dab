import SwiftUI

struct Hello: View {
  @State private var now = Date.now  // right
  private var greeting: String {
    let hour = Calendar.current.component(.hour, from: Date())  // wrong
    let hour = Calendar.current.component(.hour, from: now)  // right
    return hour < 12 ? "Good morning" : "Good day"
  }
  var body: some View {
    Text(greeting)
      .task { now = .now }  // right
  }
}
