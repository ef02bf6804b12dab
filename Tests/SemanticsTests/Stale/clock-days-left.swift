import SwiftUI
import Foundation
struct Deadline: View {
  let end: Date
  private func left(_ now: Date) -> Int { Int(end.timeIntervalSince(now) / 60) }
  var body: some View {
    Text("\(left(.now)) min")  // wrong
    TimelineView(.periodic(from: .now, by: 60)) { Text("\(left($0.date)) min") }  // right
  }
}
let end = Date().addingTimeInterval(600)
:mount Deadline(end: end)
:advance 120s
