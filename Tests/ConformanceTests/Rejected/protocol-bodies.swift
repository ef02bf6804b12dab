// A protocol only asks.
protocol Shape {
  func area() -> Double { 0 }
  var name: String
  let id: Int
  private func hidden()
}
