import SwiftData
import SwiftUI

@Model final class Trip {
  var name: String
  var start: Date
  var isArchived = false
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  init(name: String, start: Date) {
    self.name = name
    self.start = start
  }
}

@Model final class Stop {
  var city: String
  var nights: Int
  var order: Int
  var trip: Trip?
  init(city: String, nights: Int, order: Int) {
    self.city = city
    self.nights = nights
    self.order = order
  }
}

enum TripSort: String, CaseIterable {
  case name = "Name", start = "Start"
  var descriptors: [SortDescriptor<Trip>] {
    switch self {
    case .name: [SortDescriptor(\Trip.name), SortDescriptor(\Trip.start)]
    case .start: [SortDescriptor(\Trip.start, order: .reverse)]
    }
  }
}

struct TripRow: View {
  let trip: Trip
  private var nights: Int { trip.stops.reduce(0) { $0 + $1.nights } }
  var body: some View {
    HStack {
      Text(trip.name)
      Spacer()
      Text("\(trip.stops.count) stops, \(nights) nights")
    }
  }
}

struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query private var trips: [Trip]
  init(sort: TripSort, showsArchived: Bool) {
    _trips = Query(filter: #Predicate<Trip> { showsArchived || !$0.isArchived }, sort: sort.descriptors)
  }
  var body: some View {
    List {
      ForEach(trips) { trip in
        NavigationLink(value: trip) { TripRow(trip: trip) }
      }
      .onDelete { offsets in
        for index in offsets { context.delete(trips[index]) }
      }
      if trips.isEmpty { ContentUnavailableView("No trips", systemImage: "airplane") }
    }
  }
}

struct TripEditor: View {
  @Bindable var trip: Trip
  @Environment(\.modelContext) private var context
  private var stops: [Stop] { trip.stops.sorted { $0.order < $1.order } }
  var body: some View {
    Form {
      TextField("Name", text: $trip.name)
      DatePicker("Start", selection: $trip.start, displayedComponents: .date)
      Toggle("Archived", isOn: $trip.isArchived)
      Section("Stops") {
        ForEach(stops) { stop in StopRow(stop: stop) }
        Button("Add stop") {
          let order = (trip.stops.map(\.order).max() ?? 0) + 1
          trip.stops.append(Stop(city: "City \(order)", nights: 1, order: order))
        }
      }
    }
    .navigationTitle(trip.name)
  }
}

struct StopRow: View {
  @Bindable var stop: Stop
  var body: some View {
    TextField("City", text: $stop.city)
    Stepper("\(stop.nights) nights in \(stop.city)", value: $stop.nights, in: 1...14)
  }
}

struct TripsView: View {
  @Environment(\.modelContext) private var context
  @State private var sort = TripSort.name
  @State private var showsArchived = false
  @State private var path: [Trip] = []
  var body: some View {
    NavigationStack(path: $path) {
      TripList(sort: sort, showsArchived: showsArchived)
        .navigationTitle("Trips")
        .navigationDestination(for: Trip.self) { TripEditor(trip: $0) }
        .toolbar {
          Button("New trip") {
            let trip = Trip(name: "New trip", start: Date(timeIntervalSince1970: 0))
            context.insert(trip)
            path = [trip]
          }
          Picker("Sort", selection: $sort) { ForEach(TripSort.allCases, id: \.self) { Text($0.rawValue) } }
          Toggle("Show archived", isOn: $showsArchived)
        }
    }
  }
}

#Preview {
  TripsView().modelContainer(for: [Trip.self, Stop.self], inMemory: true)
}
