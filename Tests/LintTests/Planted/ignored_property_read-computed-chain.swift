import SwiftUI

@Observable class Trip {
  var legs = ["Rome"]
  @ObservationIgnored var distance = 0  // wrong
  var distance = 0  // right
  func add(_ leg: String, _ km: Int) { distance += km }
}

extension Trip {
  var kilometers: String { "\(distance) km" }
  var summary: String { "\(legs.count) legs, \(kilometers)" }
}

struct TripView: View {
  @State private var trip = Trip()
  var body: some View {
    Text(trip.summary)
    Button("Add") { trip.add("Bern", 700) }
  }
}
