import SwiftUI
import Foundation
struct Clock4: View {
  @State private var n = 0
  @State private var timer: Timer?
  var body: some View {
    Text("\(n)")
      .onAppear { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in n += 1 } }
      .onDisappear { timer?.invalidate() }  // right
  }
}
struct ClockHost: View {
  @State private var isShown = true
  var body: some View { if isShown { Clock4() }; Button("Hide") { isShown = false } }
}
:mount ClockHost()
:tap Hide
:advance 3s
