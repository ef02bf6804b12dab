import SwiftUI

@Observable final class Trip { var name = "" }

struct TripEditor: View {
  @State private var trip: Trip  // wrong
  private let trip: Trip  // right

  init(trip: Trip) {
    _trip = State(initialValue: trip)  // wrong
    self.trip = trip  // right
  }

  var body: some View {
    Text(trip.name)
  }
}

struct Trips: View {
  @State private var selected: Trip = Trip()
  var body: some View {
    TripEditor(trip: selected)
    Button("Another") { selected = Trip() }
  }
}
