import Testing

/// What SwiftUI warns of while an app runs (4.5).
@Suite struct WarningTests {
  // OpenSwiftUI: StoredLocation.set returns after the warning while the graph updates.
  @Test func `4.5 a state that is written while a body runs is not written, and SwiftUI warns`() {
    check(
      #"""
      > struct Screen: View {
      .   @State var n = 0
      .   var body: some View { let _ = (n += 1); Text("\(n)"); Button("Print") { print(n) } }
      . }
      > :mount Screen()
        warning  Modifying state during view update, this will cause undefined
                 behavior.
        body     Screen  #1  reads Screen.n
      > :tap Print
      0
      """#)
  }

  @Test func `4.5 a binding that a child writes while its body runs is not written either`() {
    check(
      #"""
      > struct Child: View { @Binding var n: Int; var body: some View { let _ = (n = 7); Text("\(n)") } }
      > struct Screen: View { @State var n = 0; var body: some View { Child(n: $n) } }
      > :mount Screen()
        body     Screen  #1  reads nothing
        warning  Modifying state during view update, this will cause undefined
                 behavior.
        body     Child  #1  reads Screen.n
      > :render
      * Screen  #1
      *   Child  #1
            Text  "0"
      """#)
  }

  // Observation knows of no update: a write is a write. A body's own tracking begins when it has returned.
  @Test
  func `4.5 a model may be written while a body runs: others that have read it run, the body itself does not`() {
    check(
      #"""
      > @Observable class Model { var n = 0; var go = 0 }
      > let model = Model()
      model: Model = Model#1
      > struct Reader: View { var body: some View { Text("\(model.n)") } }
      > struct Writer: View { var body: some View { let _ = (model.n += model.go); Text("\(model.n)") } }
      > struct Screen: View { var body: some View { Reader(); Writer() } }
      > :mount Screen()
        body     Screen  #1  reads nothing
        body     Reader  #1  reads Model#1.n
        body     Writer  #1  reads Model#1.go, Model#1.n
        body     Reader  #2  because Model#1.n
      > model.go = 1
        body     Writer  #2  because Model#1.go
        body     Reader  #3  because Model#1.n
      """#)
  }

  // OpenSwiftUI: AttributeInvalidatingSubscriber warns and invalidates all the same. An equal value publishes, too (3.2).
  @Test func `4.5 publishing a change while a body runs: SwiftUI warns, and runs the subscribers again`() {
    check(
      #"""
      > class Model: ObservableObject { @Published var n = 0 }
      > struct Screen: View { @StateObject var model = Model(); var body: some View { let _ = { if model.n < 2 { model.n += 1 } }(); Text("\(model.n)") } }
      > :mount Screen()
        warning  Publishing changes from within view updates is not allowed, this will
                 cause undefined behavior.
        body     Screen  #1  reads Model#1.objectWillChange, Screen.model
        body     Screen  #2  because Model#1.n
        body     Screen  #3  because Model#1.n
      > :render
      * Screen  #3
          Text  "2"
      """#)
  }

  @Test func `4.6 publishing off the main thread: SwiftUI warns where a view listens, and runs it all the same`() {
    check(
      #"""
      > class Store: ObservableObject {
      .   @Published var n = 0
      .   func load() async { n += 1 }
      .   @MainActor func loadOnMain() async { n += 1 }
      . }
      > struct Screen: View {
      .   @StateObject var store = Store()
      .   var body: some View {
      .     Text("\(store.n)")
      .     Button("Load") { Task { await store.load() } }
      .     Button("On main") { Task { await store.loadOnMain() } }
      .     Button("Queue") { DispatchQueue.global().async { store.n += 1 } }
      .     Button("And back") { DispatchQueue.global().async { DispatchQueue.main.async { store.n += 1 } } }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Store#1.objectWillChange, Screen.store
      > :tap Load
        warning  Publishing changes from background threads is not allowed; make sure
                 to publish values from the main thread (via operators like
                 receive(on:)) on model updates.
        body     Screen  #2  because Store#1.n
      > :tap "On main"
        body     Screen  #3  because Store#1.n
      > :tap Queue
        warning  Publishing changes from background threads is not allowed; make sure
                 to publish values from the main thread (via operators like
                 receive(on:)) on model updates.
        body     Screen  #4  because Store#1.n
      > :tap "And back"
        body     Screen  #5  because Store#1.n
      > let unheard = Store()
      unheard: Store = Store#2
      > Task { await unheard.load() }
      """#)
  }
}
