import SwiftData
import SwiftUI
@Model final class Trip {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  init(name: String) { self.name = name }
}
@Model final class Stop {
  var city: String
  var trip: Trip?
  init(city: String) { self.city = city }
}
struct TripRow: View {
  let trip: Trip
  var body: some View { Text("\(trip.name) \(trip.stops.count)"); Button("Stop") { trip.stops.append(Stop(city: "Rome")) } }
}
struct TripList: View {
  @Query private var trips: [Trip]
  @Environment(\.modelContext) private var context
  var body: some View {
    ForEach(trips) { TripRow(trip: $0) }
    Button("New") { context.insert(Trip(name: "Trip")) }
    Button("Delete") { if let trip = trips.first { context.delete(trip) } }
  }
}
struct Page: View {
  @State private var isShown = true
  var body: some View {
    Toggle("Show", isOn: $isShown)
    if isShown { TripList().modelContainer(for: [Trip.self, Stop.self], inMemory: true) }
  }
}
:mount Page()
:tap New
:tap Stop
:toggle Show
:advance 1m
:toggle Show
:tap New
:tap Stop
:tap Delete
:unmount Page
