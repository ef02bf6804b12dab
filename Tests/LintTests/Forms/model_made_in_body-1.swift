import SwiftUI
@Observable class Timer1 { var t = 0 }
struct Clock: View {
  let timer: Timer1
  var body: some View { Text("\(timer.t)") }
}
struct Parent: View {
  @State private var n = 0
  var body: some View {
    let timer = Timer1()
    VStack {
      Clock(timer: timer); Button("n \(n)") { n += 1 }
    }
  }
}
