import Testing

/// SwiftData in memory: what a query's view runs for, and what a context keeps.
@Suite struct SwiftDataTests {
  private static let models = """
    > import SwiftData
    > @Model final class Trip {
    .   var name: String
    .   var isDone = false
    .   @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
    .   init(name: String) { self.name = name }
    . }
    . @Model final class Stop {
    .   var title: String
    .   var trip: Trip?
    .   init(title: String) { self.title = title }
    . }
    > let container = try ModelContainer(for: Trip.self, Stop.self)
    container: ModelContainer = ModelContainer#1
    > let context = container.mainContext
    context: ModelContext = ModelContext#1
    > let rome = Trip(name: "Rome")
    rome: Trip = Trip#1
    > let bern = Trip(name: "Bern")
    bern: Trip = Trip#2
    """

  @Test func `a view with a query runs when the result changes, and not for what its filter and order do not read`() {
    checkModels(
      """
      > struct Trips: View {
      .   @Query(filter: #Predicate<Trip> { !$0.isDone }, sort: \\.name) var trips: [Trip]
      .   var body: some View { Text(trips.map(\\.persistentModelID.description).joined(separator: " ")) }
      . }
      > #Preview { Trips().modelContainer(container) }
        body     Trips  #1  reads Trips.trips
      > context.insert(rome)
        state    Trips.trips  [] → [Trip#1]
                 invalidates Trips
        body     Trips  #2  because Trips.trips
      > context.insert(bern)
        state    Trips.trips  [Trip#1] → [Trip#2, Trip#1]
                 invalidates Trips
        body     Trips  #3  because Trips.trips
      > :render
      * Trips  #3
          Text  "Trip/p2 Trip/p1"
      > rome.name = "Roma"
        willSet  Trip#1.name  "Rome" → "Roma"
                 invalidates Trips.trips
        didSet   Trip#1.name  "Rome" → "Roma"
        equal    Trips.trips  [Trip#2, Trip#1] → [Trip#2, Trip#1]  nobody is told
      > rome.name = "Aachen"
        willSet  Trip#1.name  "Roma" → "Aachen"
                 invalidates Trips.trips
        didSet   Trip#1.name  "Roma" → "Aachen"
        state    Trips.trips  [Trip#2, Trip#1] → [Trip#1, Trip#2]
                 invalidates Trips
        body     Trips  #4  because Trips.trips
      > bern.isDone = true
        willSet  Trip#2.isDone  false → true
                 invalidates Trips.trips
        didSet   Trip#2.isDone  false → true
        state    Trips.trips  [Trip#1, Trip#2] → [Trip#1]
                 invalidates Trips
        body     Trips  #5  because Trips.trips
      > bern.name = "Zug"
        willSet  Trip#2.name  "Bern" → "Zug"
        didSet   Trip#2.name  "Bern" → "Zug"
      > try context.save()
        equal    Trips.trips  [Trip#1] → [Trip#1]  nobody is told
      > context.delete(rome)
        state    Trips.trips  [Trip#1] → []
                 invalidates Trips
        body     Trips  #6  because Trips.trips
      > :why Trips
      Trips ran in the last turn (#6): Trips.trips was written.
      """)
  }

  @Test func `an equal write tells the observers of a model: its setter does not compare`() {
    checkModels(
      """
      > struct Row: View { let trip: Trip; var body: some View { Text(trip.name) } }
      > :mount Row(trip: rome)
        body     Row  #1  reads Trip#1.name
      > rome.name = "Rome"
        willSet  Trip#1.name  "Rome" → "Rome"
                 invalidates Row
        didSet   Trip#1.name  "Rome" → "Rome"
        body     Row  #2  because Trip#1.name
      """)
  }

  @Test func `a relationship and its inverse change together, and a cascade deletes`() {
    checkModels(
      """
      > context.insert(rome)
      > let stop = Stop(title: "Forum")
      stop: Stop = Stop#1
      > rome.stops.append(stop)
        willSet  Trip#1.stops  [] → …
        willSet  Stop#1.trip  nil → Trip#1
        didSet   Stop#1.trip  nil → Trip#1
        didSet   Trip#1.stops  [] → [Stop#1]
      > stop.trip?.name
      String? = "Rome"
      > stop.modelContext === context
      Bool = true
      > stop.trip = bern
        willSet  Stop#1.trip  Trip#1 → Trip#2
        willSet  Trip#1.stops  [Stop#1] → []
        didSet   Trip#1.stops  [Stop#1] → []
        willSet  Trip#2.stops  [] → [Stop#1]
        didSet   Trip#2.stops  [] → [Stop#1]
        didSet   Stop#1.trip  Trip#1 → Trip#2
      > (rome.stops.count, bern.stops.count, bern.modelContext === context)
      (Int, Int, Bool) = (0, 1, true)
      > context.delete(bern)
        willSet  Trip#2.stops  [Stop#1] → []
        willSet  Stop#1.trip  Trip#2 → nil
        didSet   Stop#1.trip  Trip#2 → nil
        didSet   Trip#2.stops  [Stop#1] → []
      > (stop.isDeleted, try context.fetchCount(FetchDescriptor<Stop>()))
      (Bool, Int) = (true, 0)
      """)
  }

  // An array of optional models is no relationship, but a value like any other.
  @Test func `an array of optional models is stored as it is, in a file that imports SwiftData alone`() {
    let result = run(
      script: """
        import SwiftData
        @Model class Code { var text: String; init(text: String) { self.text = text } }
        @Model class Item {
          var codes: [Code?] = []
          var first: Code?
          init() {}
        }
        let item = Item()
        item.codes = [Code(text: "a"), nil]
        item.first = item.codes[0]
        print(item.codes.count, item.first?.text ?? "-")
        """)
    #expect(result.output == "2 a\n")
  }

  @Test func `a rollback puts back what the last save left`() {
    checkModels(
      """
      > context.insert(rome); try context.save()
      > rome.name = "Roma"; context.insert(bern)
        willSet  Trip#1.name  "Rome" → "Roma"
        didSet   Trip#1.name  "Rome" → "Roma"
      > (context.hasChanges, rome.hasChanges)
      (Bool, Bool) = (true, true)
      > context.rollback()
        willSet  Trip#1.name  "Roma" → "Rome"
        didSet   Trip#1.name  "Roma" → "Rome"
      > (rome.name, try context.fetchCount(FetchDescriptor<Trip>()), context.hasChanges)
      (String, Int, Bool) = ("Rome", 1, false)
      > context.delete(rome)
      > context.rollback()
      > try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\\.name)])).map(\\.name)
      [String] = ["Rome"]
      """)
  }

  private func checkModels(_ transcript: String, at location: SourceLocation = #_sourceLocation) {
    check(level: .writes, Self.models + "\n" + transcript, at: location)
  }
}
