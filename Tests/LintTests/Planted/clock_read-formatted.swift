import SwiftUI

struct ClockLabel: View {
  var body: some View {
    Text(Date().formatted(date: .omitted, time: .shortened))  // wrong
    Text(Date(), style: .time)  // right
  }
}
