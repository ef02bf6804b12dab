import Testing

/// `:migrate`, which runs the session again with `@Observable` types.
@Suite struct MigrateInShellTests {
  private static let program = #"""
    > final class Counter: ObservableObject {
    .   @Published var count = 0
    .   @Published var step = 1
    .   func add() { count += step }
    . }
    > struct Total: View {
    .   @ObservedObject var counter: Counter
    .   var body: some View { Text("total \(counter.count)") }
    . }
    > struct Page: View {
    .   @EnvironmentObject var counter: Counter
    .   var body: some View {
    .     Total(counter: counter)
    .     Stepper("step \(counter.step)", value: $counter.step)
    .     Button("Add") { counter.add() }
    .   }
    . }
    > let counter = Counter()
    counter: Counter = Counter#1
    > :trace off
    > :mount Page().environmentObject(counter)
    > :tap "Add"
    > :trace writes
    """#

  private static let migration = #"""
    > :migrate Counter
    <input 1>
      -final class Counter: ObservableObject {
      -  @Published var count = 0
      -  @Published var step = 1
      +@Observable
      +final class Counter {
      +  var count = 0
      +  var step = 1
    <input 2>
      -  @ObservedObject var counter: Counter
      +  let counter: Counter
    <input 3>
      -  @EnvironmentObject var counter: Counter
      +  @Environment(Counter.self) var counter
      +    @Bindable var counter = counter
    <input 6>
      -:mount Page().environmentObject(counter)
      +:mount Page().environment(counter)
    Ran 8 inputs again.
    bodies  before  now
    Page         2    1
    """#

  @Test func `mounted views go on with the new type, and only the readers of a property run`() {
    check(
      Self.program + "\n" + Self.migration + "\n"
        + #"""
        > :tap "Add"
          willSet  Counter#1.count  1 → 2
                   invalidates Total
          didSet   Counter#1.count  1 → 2
          body     Total  #3  because Counter#1.count
        > counter.step = 1
          equal    Counter#1.step  1 → 1  nobody is told
        """#)
  }

  @Test func `undo brings the ObservableObject back, and redo the Observable class`() {
    check(
      Self.program + "\n" + Self.migration + "\n"
        + #"""
        > :undo
        undone: :migrate Counter
        > counter.step = 1
          publish  Counter#1.step  1 → 1
                   invalidates Page, Total
          body     Page  #3  because Counter#1.step
          body     Total  #3  because Counter#1.step
        > :undo
        undone: counter.step = 1
        > :migrate
        """#
        + Self.migration.dropFirst("> :migrate Counter".count)
          + #"""

          > :tap "Add"
            willSet  Counter#1.count  1 → 2
                     invalidates Total
            didSet   Counter#1.count  1 → 2
            body     Total  #3  because Counter#1.count
          > :undo 2
          undone: :tap "Add"
          undone: :migrate
          > :redo
          redone: :migrate
          redone: :tap "Add"
          > counter.step = 1
            equal    Counter#1.step  1 → 1  nobody is told
          """#)
  }

  @Test func `a type whose meaning would change stays legacy, with the reason`() {
    check(
      #"""
      > final class Store: ObservableObject { @Published var n = 0 }
      > let store = Store()
      store: Store = Store#1
      > let heard = store.objectWillChange.sink { print("heard") }
      heard: AnyCancellable = AnyCancellable#1
      > :migrate Store
      <input 3>:1: left legacy: Store: 'objectWillChange' of Store is observed [migrate_object_will_change]
        Observe the properties that matter with 'Observations' or 'withObservationTracking', or publish through a subject of your own.
      > store.n = 1
        publish  Store#1.n  0 → 1
      heard
      """#)
  }

  @Test func `nothing changes when an input fails with the new types`() {
    check(
      #"""
      > final class Store: ObservableObject { @Published var n = 0 }
      > struct Page: View {
      .   @EnvironmentObject var store: Store
      .   var body: some View { Text("\(store.n)") }
      . }
      > let store = Store()
      store: Store = Store#1
      > print("mounting")
      . :mount Page().environmentObject(store)
      mounting
        body     Page  #1  reads Store#1.objectWillChange
      > :migrate Store
      error: input 4 fails with the migrated types, so nothing was changed: print("mounting")
      > store.n = 1
        publish  Store#1.n  0 → 1
                 invalidates Page
        body     Page  #2  because Store#1.n
      """#)
  }

  @Test func `a class that was redeclared is migrated as it is now`() {
    check(
      #"""
      > final class Store: ObservableObject { @Published var n = 0 }
      > final class Store: ObservableObject { @Published var m = 0 }
      > let store = Store()
      store: Store = Store#1
      > :migrate Store
      <input 2>
        -final class Store: ObservableObject { @Published var m = 0 }
        +@Observable
        +final class Store { var m = 0 }
      Ran 3 inputs again.
      > store.m = 1
        willSet  Store#1.m  0 → 1
        didSet   Store#1.m  0 → 1
      """#)
  }

  @Test func `a type that is not there is named, and a wrong place is refused`() {
    check(
      #"""
      > :migrate
      error: no input declares an ObservableObject
      > final class Store: ObservableObject { @Published var n = 0 }
      > :migrate Stor
      error: no input declares an ObservableObject 'Stor'; did you mean 'Store'?
      """#)
    let run = run(script: "let a = 1\n:migrate\n")
    #expect(run.complaints.contains("':migrate' works only at the prompt of the shell, and this is a script"))
  }

  @Test func `a look at a past turn shows the migrated past`() {
    check(
      Self.program + "\n" + Self.migration + "\n"
        + #"""
        > :at 2
        turn 2  > :mount Page().environmentObject(counter)
        > :deps Page
        Page  →  Counter#1.step
        """#)
  }
}
