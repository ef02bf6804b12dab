import SwiftUI
import SwiftData

@Model final class Trip {
  @Attribute(.unique) var name: String
  var start: Date
  var isDone = false
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var scratch = 0
  init(name: String, start: Date = .now) { self.name = name; self.start = start }
}
@Model class Stop {
  var title: String
  var trip: Trip?
  init(title: String, trip: Trip? = nil) { self.title = title; self.trip = trip }
}

struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<Trip> { !$0.isDone }, sort: \Trip.name, animation: .default) private var trips: [Trip]
  var body: some View {
    List(trips) { trip in TripRow(trip: trip) }
    Button("Add") { context.insert(Trip(name: "Zed")) }
    Button("Delete") { if let first = trips.first { context.delete(first) } }
  }
}
struct TripRow: View {
  @Bindable var trip: Trip
  var body: some View { Toggle(trip.name, isOn: $trip.isDone) }
}
struct Count: View {
  @Query var stops: [Stop]
  @Query(sort: [SortDescriptor(\Trip.name, order: .reverse)]) var all: [Trip]
  let limit: String
  init(limit: String) { self.limit = limit; _all = Query(filter: #Predicate { $0.name < limit }, sort: \.name, order: .reverse) }
  var body: some View { Text("\(stops.count) stops, \(all.map(\.name).joined(separator: ","))") }
}
let container = try ModelContainer(for: Trip.self, Stop.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
let context = container.mainContext
for name in ["Oslo", "Rome", "Bern"] { context.insert(Trip(name: name)) }
try context.save()
print(context.hasChanges)
let found = try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name.contains("o") }, sortBy: [SortDescriptor(\.name)]))
print(found.map(\.name))
found[0].stops.append(Stop(title: "a"))
let b = Stop(title: "b", trip: found[0])
context.insert(b)
print(found[0].stops.map(\.title), try context.fetchCount(FetchDescriptor<Stop>()), found[0].stops[0].trip?.name ?? "none")
found[0].name = "Paris"
print(context.hasChanges, found[0].hasChanges)
context.rollback()
print(found[0].name, found[0].stops.count, try context.fetchCount(FetchDescriptor<Stop>()))
#Preview { VStack { TripList(); Count(limit: "S") }.modelContainer(container) }
:tap "Add"
:toggle "Bern"
found[0].start = .distantPast
found[0].name = "Aaa"
:tap "Delete"
