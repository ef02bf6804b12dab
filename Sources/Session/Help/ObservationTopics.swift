extension HelpTopic {
  /// The topics about observation.
  static let observation = [start, trace, views, turns, time, why, legacy, mistakes]

  private static let start = HelpTopic(
    "start", "the first minute",
    words: """
      Type Swift; the shell shows the value of an expression with its type. Declare a
      model, bind a view to the properties it reads, and change one: the trace shows
      which views are invalidated and which bodies run. ':why' explains why a view
      did or did not run. You can paste the examples in this help as they are.
      """,
    example: """
      > @Observable class Counter { var count = 0; var label = "Taps" }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :view Badge counter \\.count
        body     Badge  #1  reads Counter#1.count
      > counter.count += 1
        willSet  Counter#1.count  0 → 1
                 invalidates Badge
        didSet   Counter#1.count  0 → 1
        body     Badge  #2  because Counter#1.count
      > counter.label = "Clicks"
        willSet  Counter#1.label  "Taps" → "Clicks"
        didSet   Counter#1.label  "Taps" → "Clicks"
      > :why Badge
      Badge has not run since #2: the last turn wrote Counter#1.label, which it does not read; it reads Counter#1.count.
      """)

  private static let trace = HelpTopic(
    "trace", "how to read the trace",
    words: """
      Each line starts with the kind of event:
        willSet, didSet   a write; 'invalidates' lists the views it makes stale
        equal             a write of an equal value: nobody is told
        state             a write of a @State property
        publish           an ObservableObject notifies all its subscribers
        body              a view ran; '#2' means its second run, followed by the cause
        stale             views that will run when an open turn ends (':help turns')
        mistake           see ':help mistakes'
      Counter#1 is the first Counter created. ':trace LEVEL' shows more or less.
      """,
    example: """
      > @Observable class Counter { var count = 0 }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :view Badge counter \\.count
        body     Badge  #1  reads Counter#1.count
      > counter.count = 0
        equal    Counter#1.count  0 → 0  nobody is told
      > :trace views
      > counter.count = 1
        body     Badge  #2  because Counter#1.count
      """)

  private static let views = HelpTopic(
    "views", "mounting views, and when they run",
    words: """
      '#Preview { … }' or ':mount' puts a SwiftUI view on a text screen, which
      ':render' shows. ':tap', ':toggle' and ':type' use its controls by label.
      ':view' binds a virtual view to key paths. A body runs again when a property
      it read in its last run is written, or when its parent runs and passes it
      different values.
      """,
    example: """
      > struct Taps: View {
      .   @State private var count = 0
      .   var body: some View { Button("Tapped \\(count)") { count += 1 } }
      . }
      > #Preview { Taps() }
        body     Taps  #1  reads Taps.count
      > :tap "Tapped 0"
        state    Taps.count  0 → 1
                 invalidates Taps
        body     Taps  #2  because Taps.count
      > :render
      * Taps  #2
          Button  "Tapped 1"
      """)

  private static let turns = HelpTopic(
    "turns", "when stale views run",
    words: """
      A turn is one statement, one ':' command that acts, or one step of a task. When
      it ends, every stale view runs once, parents first, no matter how often it was
      invalidated. ':begin' opens a turn for several inputs, like the writes of one
      event in an app; ':commit' ends it.
      """,
    example: """
      > @Observable class Counter { var count = 0 }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :view Badge counter \\.count
        body     Badge  #1  reads Counter#1.count
      > :begin
      > counter.count = 1
        willSet  Counter#1.count  0 → 1
                 invalidates Badge
        didSet   Counter#1.count  0 → 1
        stale    Badge
      > counter.count = 2
        willSet  Counter#1.count  1 → 2
        didSet   Counter#1.count  1 → 2
        stale    Badge
      > :commit
        commit   runs Badge
        body     Badge  #2  because Counter#1.count
      """)

  private static let time = HelpTopic(
    "time", "tasks, timers and the clock",
    words: """
      Time is virtual: it advances with ':advance', or when an input waits for a task.
      So every session can be repeated exactly. At the end of an input, tasks run
      until they have to wait. Each of their steps is a turn. The clock starts at
      2026-01-01 00:00 UTC.
      """,
    example: """
      > @Observable class Clock { var ticks = 0 }
      > let clock = Clock()
      clock: Clock = Clock#1
      > :view Face clock \\.ticks
        body     Face  #1  reads Clock#1.ticks
      > Task { try await Task.sleep(for: .seconds(1)); clock.ticks += 1 }
      > :advance 1s
        willSet  Clock#1.ticks  0 → 1
                 invalidates Face
        didSet   Clock#1.ticks  0 → 1
        body     Face  #2  because Clock#1.ticks
      """)

  private static let why = HelpTopic(
    "why", "why a view ran, or did not",
    words: """
      ':why VIEW' follows the path from the view through computed properties to the
      write, or explains why the view did not run. ':deps' shows what each view has
      read, ':graph' draws it, ':timeline' shows which views ran in which turn, and
      ':stats' how often. All of them work with the trace off, and after ':at 3' they
      answer as of turn 3.
      """,
    example: """
      > @Observable class Person {
      .   var first = "Ann"
      .   var last = "Lee"
      .   var name: String { first + " " + last }
      . }
      > let person = Person()
      person: Person = Person#1
      > :view Title person \\.name
        body     Title  #1  reads Person#1.first, Person#1.last
      > :trace off
      > person.last = "Ray"
      > :why Title
      Title ran in the last turn (#2): Person#1.last was written, which the computed Person.name reads for \\.name.
      > :deps Person#1.last
      Title  →  Person#1.first, Person#1.last
      """)

  private static let legacy = HelpTopic(
    "legacy", "ObservableObject compared with @Observable",
    words: """
      An ObservableObject announces that something will change, but not what: every
      view that holds it in an @ObservedObject, @StateObject or @EnvironmentObject
      runs, whatever it reads. An @Observable model invalidates only the views that
      have read the property.
      """,
    example: """
      > class Store: ObservableObject {
      .   @Published var name = "a"
      .   @Published var other = 0
      . }
      > struct NameView: View {
      .   @ObservedObject var store: Store
      .   var body: some View { Text(store.name) }
      . }
      > let store = Store()
      store: Store = Store#1
      > #Preview { NameView(store: store) }
        body     NameView  #1  reads Store#1.objectWillChange
      > store.other = 1
        publish  Store#1.other  0 → 1
                 invalidates NameView
        body     NameView  #2  because Store#1.other
      """)

  private static let mistakes = HelpTopic(
    "mistakes", "models that are lost, created twice or leaked",
    words: """
      Ownership mistakes are reported when they happen, with the line to change.
      ':mistakes' lists them again, and ':set mistakes off' turns the reports off.
      ':objects' lists the live instances and what holds each.
      """,
    example: """
      > @Observable class Model { var n = 0 }
      > struct Child: View {
      .   let tick: Int
      .   let model = Model()
      .   var body: some View { Button("Add \\(model.n)") { model.n += 1 } }
      . }
      > struct Screen: View {
      .   @State private var tick = 0
      .   var body: some View {
      .     Child(tick: tick)
      .     Button("Tick") { tick += 1 }
      .   }
      . }
      > :trace off
      > :mount Screen()
      > :tap "Add 0"
      > :tap Tick
        mistake  Child.model: Model#1 (n 1) is lost; Model#2 (n 0) has replaced it.
                 'let model = Model()' creates a new instance each time the body of
                 Screen creates Child.
                 <input 2>:3: 'let model = Model()' → '@State private var model =
                 Model()'
      """)
}
