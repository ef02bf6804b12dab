import SwiftUI
extension Date { var minutesAgo: Int { Int(Date().timeIntervalSince(self) / 60) } }
@Observable class Ticker1 { var now = Date() }  // right
let ticker = Ticker1()  // right
struct PostView: View {
  let date: Date
  var body: some View {
    Text("\(date.minutesAgo) min")  // wrong
    Text("\(Int(ticker.now.timeIntervalSince(date) / 60)) min")  // right
  }
}
:mount PostView(date: Date())
:advance 10m
