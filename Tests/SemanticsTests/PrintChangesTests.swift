import Testing

/// `Self._printChanges()` in SwiftUI's format (4.12).
@Suite struct PrintChangesTests {
  // OpenSwiftUI's compatibility tests of _logChanges, run against Apple's: without dynamic properties only @self.
  @Test func `4.12 a first run has @self, @identity and the dynamic properties`() {
    check(
      #"""
      > struct Plain: View { var body: some View { let _ = Self._printChanges(); Text("a") } }
      > struct WithValue: View { let name = "a"; var body: some View { let _ = Self._printChanges(); Text(name) } }
      > struct WithState: View { @State var name = "a"; @Environment(\.colorScheme) var scheme; var body: some View { let _ = Self._printChanges(); Text(name) } }
      > struct WithBinding: View { @Binding var display: String; var body: some View { let _ = Self._printChanges(); Text(display) } }
      > struct Screen: View { @State var display = ""; var body: some View { Plain(); WithValue(); WithState(); WithBinding(display: $display); Button("Go") { display += "x" } } }
      > :mount Screen()
        body     Screen  #1  reads nothing
      Plain: @self changed.
        body     Plain  #1  reads nothing
      WithValue: @self changed.
        body     WithValue  #1  reads nothing
      WithState: @self, @identity, _name, _scheme changed.
        body     WithState  #1  reads WithState.name
      WithBinding: @self, @identity changed.
        body     WithBinding  #1  reads Screen.display
      > :tap Go
      WithBinding: _display changed.
        body     WithBinding  #2  because Screen.display
      """#)
  }

  // Published logs: "ContentView: _count changed.", "ChildView: @dependencies, @self changed."
  @Test func `4.12 the state, the value, the environment that changed are named; a model is @dependencies`() {
    check(
      #"""
      > struct AccentKey: EnvironmentKey { static let defaultValue = "red" }
      > extension EnvironmentValues { var accent: String { get { self[AccentKey.self] } set { self[AccentKey.self] = newValue } } }
      > @Observable class Model { var n = 0 }
      > let model = Model()
      model: Model = Model#1
      > struct Child: View { let n: Int; @Environment(\.accent) var colour; var body: some View { let _ = Self._printChanges(); Text("\(model.n) \(n) \(colour)") } }
      > struct Screen: View {
      .   @State var n = 0
      .   @State var accent = "red"
      .   var body: some View {
      .     let _ = Self._printChanges()
      .     Child(n: n).environment(\.accent, accent)
      .     Button("Number") { n += 1 }
      .     Button("Accent") { accent = "blue" }
      .     Button("Both") { n += 1; model.n += 1 }
      .   }
      . }
      > :mount Screen()
      Screen: @self, @identity, _n, _accent changed.
        body     Screen  #1  reads Screen.n, Screen.accent
      Child: @self, @identity, _colour changed.
        body     Child  #1  reads Model#1.n
      > :tap Number
      Screen: _n changed.
        body     Screen  #2  because Screen.n
      Child: @self changed.
        body     Child  #2  because its n changed
      > :tap Accent
      Screen: _accent changed.
        body     Screen  #3  because Screen.accent
      Child: _colour changed.
        body     Child  #3  because environment accent
      > model.n += 1
      Child: @dependencies changed.
        body     Child  #4  because Model#1.n
      > :tap Both
      Screen: _n changed.
        body     Screen  #4  because Screen.n
      Child: @dependencies, @self changed.
        body     Child  #5  because Model#1.n, its n changed
      """#)
  }

  @Test func `4.12 outside of a body of its own type nothing has changed`() {
    check(
      """
      > struct Screen: View { var body: some View { Button("Go") { Self._printChanges() } } }
      > :mount Screen()
        body     Screen  #1  reads nothing
      > :tap Go
      Screen: unchanged.
      """)
  }

  // Published logs of ObservableObject: "ContentView: _viewModel changed."
  @Test func `4.12 an observable object that announces is named by its property`() {
    check(
      #"""
      > class Model: ObservableObject { @Published var n = 0 }
      > struct Screen: View { @StateObject var viewModel = Model(); var body: some View { let _ = Self._printChanges(); Text("\(viewModel.n)"); Button("Go") { viewModel.n += 1 } } }
      > :mount Screen()
      Screen: @self, @identity, _viewModel changed.
        body     Screen  #1  reads Model#1.objectWillChange, Screen.viewModel
      > :tap Go
      Screen: _viewModel changed.
        body     Screen  #2  because Model#1.n
      """#)
  }
}
