import Testing

/// Who owns what: @State, its first value, and what it is outside of a view (4.9, 4.10, 4.14, 4.15).
@Suite struct StateTests {
  // Apple's documentation of State up to Xcode 26; published articles on the cost of @State with a class.
  @Test func `4.9 the first value of a @State is made with each struct, and dropped where the identity has one`() {
    check(
      #"""
      > class Model { static var made = 0; let number: Int; init() { Model.made += 1; number = Model.made; print("init", number) }; deinit { print("deinit", number) } }
      > struct Child: View { @State var model = Model(); let n: Int; var body: some View { Text("\(model.number)") } }
      > struct Screen: View {
      .   @State var n = 0
      .   var body: some View { Child(n: n); Button("Go") { n += 1 } }
      . }
      > :mount Screen()
      init 1
        body     Screen  #1  reads Screen.n
        body     Child  #1  reads Child.model
      > :tap Go
      init 2
        body     Screen  #2  because Screen.n
        body     Child  #2  because its model, n changed
      > :tap Go
      init 3
        body     Screen  #3  because Screen.n
      deinit 2
        body     Child  #3  because its model, n changed
      > Model.made
      Int = 3
      > :render
        Screen  #3
          Child  #3
            Text  "1"
          Button  "Go"
      > :unmount Screen
      deinit 1
      deinit 3
        unmount  Screen
      """#)
  }

  @Test func `4.9 with SDK 27 it is made once for each identity`() {
    check(
      sdk: .sdk27,
      #"""
      > class Model { static var made = 0; let number: Int; init() { Model.made += 1; number = Model.made; print("init", number) }; deinit { print("deinit", number) } }
      > struct Child: View { @State var model = Model(); let n: Int; var body: some View { Text("\(model.number)") } }
      > struct Screen: View {
      .   @State var n = 0
      .   var body: some View { Child(n: n); Button("Go") { n += 1 } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
      init 1
        body     Child  #1  reads Child.model
      > :tap Go
        body     Screen  #2  because Screen.n
        body     Child  #2  because its n changed
      > :tap Go
        body     Screen  #3  because Screen.n
        body     Child  #3  because its n changed
      > Model.made
      Int = 1
      > :unmount Screen
      deinit 1
        unmount  Screen
      """#)
  }

  @Test func `4.9 with SDK 27 a @State set in an init keeps the first one, and works with $ and equal writes`() {
    check(
      sdk: .sdk27,
      #"""
      > struct Child: View {
      .   @State var n: Int
      .   init(n: Int) { _n = State(initialValue: n) }
      .   var body: some View { Toggle("Zero", isOn: Binding(get: { n == 0 }, set: { n = $0 ? 0 : 1 })); Text("\(n)"); Button("Same") { n = n } }
      . }
      > struct Screen: View {
      .   @State var start = 5
      .   var body: some View { Child(n: start); Button("Start") { start += 1 } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.start
        body     Child  #1  reads Child.n
      > :tap Start
        body     Screen  #2  because Screen.start
      > :tap Same
      > :toggle Zero
        body     Child  #2  because Child.n
      """#)
  }

  // Apple's documentation: the autoclosure is called once, when the identity is new.
  @Test func `4.9 @StateObject makes its object once for each identity`() {
    check(
      #"""
      > class Model: ObservableObject { static var made = 0; init() { Model.made += 1; print("init", Model.made) } }
      > struct Child: View { @StateObject var model = Model(); let n: Int; var body: some View { Text("\(n)") } }
      > struct Screen: View {
      .   @State var n = 0
      .   @State var key = 0
      .   var body: some View { Child(n: n).id(key); Button("Go") { n += 1 }; Button("Renew") { key += 1 } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.n, Screen.key
      init 1
        body     Child  #1  reads Model#1.objectWillChange
      > :tap Go
        body     Screen  #2  because Screen.n
        body     Child  #2  because its n changed
      > :tap Go
        body     Screen  #3  because Screen.n
        body     Child  #3  because its n changed
      > :tap Renew
        body     Screen  #4  because Screen.key
      init 2
        body     Child  #1  reads Model#2.objectWillChange
      """#)
  }

  // The cure that Apple's documentation gives for eager values.
  @Test func `4.9 an optional state filled in a task makes one model`() {
    check(
      """
      > @Observable class Model { init() { print("init") } }
      > struct Child: View { @State var model: Model?; let n: Int; var body: some View { Text(model == nil ? "none" : "ready").task { model = Model() } } }
      > struct Screen: View { @State var n = 0; var body: some View { Child(n: n); Button("Go") { n += 1 } } }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
        body     Child  #1  reads Child.model
      init
        body     Child  #2  because Child.model
      > :tap Go
        body     Screen  #2  because Screen.n
        body     Child  #3  because its n changed
      > :render
      * Screen  #2
      *   Child  #3
            Text  "ready"
          Button  "Go"
      """)
  }

  @Test func `4.10 @State in a child that is passed a value keeps the first one it was given`() {
    check(
      """
      > struct Child: View {
      .   @State var name: String
      .   var body: some View { Text(name) }
      . }
      > struct Screen: View {
      .   @State var name = "a"
      .   var body: some View { Child(name: name); Text(name); Button("Rename") { name = "b" } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.name
        body     Child  #1  reads Child.name
      > :tap Rename
        body     Screen  #2  because Screen.name
        body     Child  #2  because its name changed
        mistake  Child.name keeps "a", the first value it was given. Screen now passes
                 "b", which @State ignores.
                 show what the parent passes, without @State; or give Child the
                 identity of what its name is made from, with '.id(_:)'
      > :render
      * Screen  #2
      *   Child  #2
            Text  "a"
          Text  "b"
          Button  "Rename"
      """)
  }

  @Test func `4.10 a new identity takes the value that is passed then`() {
    check(
      """
      > struct Child: View {
      .   @State var name: String
      .   init(name: String) { _name = State(wrappedValue: name) }
      .   var body: some View { Text(name) }
      . }
      > struct Screen: View {
      .   @State var name = "a"
      .   var body: some View { Child(name: name).id(name); Button("Rename") { name = "b" } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.name
        body     Child  #1  reads Child.name
      > :tap Rename
        body     Screen  #2  because Screen.name
        body     Child  #1  reads Child.name
      > :render
      * Screen  #2
      *   Child  #1
            Text  "b"
          Button  "Rename"
      """)
  }

  // OpenSwiftUI: State.projectedValue without a location.
  @Test func `4.14 a binding to the state of a view that is not on the screen is a constant, and SwiftUI warns`() {
    check(
      #"""
      > struct Child: View { @State var n = 1; var body: some View { Text("\(n)") } }
      > let child = Child()
      child: Child = Child(_n: State<Int>(value: 1, location: nil))
      > child.n
      Int = 1
      > child.n = 2
      > child.n
      Int = 1
      > let binding = child.$n
        warning  Accessing State's value outside of being installed on a View. This
                 will result in a constant Binding of the initial value and will not
                 update.
      binding: Binding<Int> = Binding<Int>(location: SwiftUI._Location)
      > binding.wrappedValue = 3
      > binding.wrappedValue
      Int = 1
      """#)
  }

  // OpenSwiftUI: StateObject.wrappedValue without an installed box.
  @Test func `4.14 the object of a view that is not on the screen is a new one each time, and SwiftUI warns`() {
    check(
      """
      > class Model: ObservableObject { init() { print("init") } }
      > struct Child: View { @StateObject var model = Model(); var body: some View { Text("") } }
      > let child = Child()
      child: Child = Child(_model: StateObject<Model>(make: (Function), location: nil))
      > child.model === child.model
        warning  Accessing StateObject's object without being installed on a View.
                 This will create a new instance each time.
      init
      init
      Bool = false
      """)
  }

  // The compiler's word for a plain property.
  @Test func `4.15 $x.name needs @State, @Binding, @Bindable, @StateObject or @ObservedObject on x`() {
    check(
      """
      > @Observable class Model { var name = "a" }
      > struct Field: View { let model: Model; var body: some View { TextField("Name", text: $model.name) } }
      <input 2>:1:86: error: cannot find '$model' in scope; it needs @State, @Binding or @Bindable
      1 | …odel: Model; var body: some View { TextField("Name", text: $model.name) } }
        |                                                             ^
      > struct Good: View { @Bindable var model: Model; var body: some View { TextField("Name", text: $model.name) } }
      > struct Local: View { let model: Model; var body: some View { @Bindable var model = model; return TextField("Local", text: $model.name) } }
      > struct Inline: View { let model: Model; var body: some View { TextField("Inline", text: Bindable(model).name) } }
      > let model = Model()
      model: Model = Model#1
      > :mount Good(model: model)
        body     Good  #1  reads Model#1.name
      > :mount Local(model: model)
        body     Local  #1  reads Model#1.name
      > :mount Inline(model: model)
        body     Inline  #1  reads Model#1.name
      > :type Name "b"
        body     Good  #2  because Model#1.name
        body     Local  #2  because Model#1.name
        body     Inline  #2  because Model#1.name
      > :type Local "c"
        body     Good  #3  because Model#1.name
        body     Local  #3  because Model#1.name
        body     Inline  #3  because Model#1.name
      > :type Inline "d"
        body     Good  #4  because Model#1.name
        body     Local  #4  because Model#1.name
        body     Inline  #4  because Model#1.name
      > model.name
      String = "abcd"
      """)
  }

  // OpenSwiftUI: Bindable's subscript makes a Binding with the value that its location gets.
  @Test func `4.15 a binding to an object's property reads it when it is made, and @Bindable owns nothing`() {
    check(
      """
      > @Observable class Model { var isOn = false; deinit { print("gone") } }
      > struct Switch: View { @Bindable var model: Model; var body: some View { Toggle("On", isOn: $model.isOn) } }
      > struct Show: View { let model: Model; var body: some View { Text(model.isOn ? "on" : "off") } }
      > struct Screen: View { @State var model = Model(); var body: some View { Switch(model: model); Show(model: model) } }
      > :mount Screen()
        body     Screen  #1  reads Screen.model
        body     Switch  #1  reads Model#1.isOn
        body     Show  #1  reads Model#1.isOn
      > :toggle On
        body     Switch  #2  because Model#1.isOn
        body     Show  #2  because Model#1.isOn
      > :unmount Screen
      gone
        unmount  Screen
      """)
  }

  // OpenSwiftUI: Binding.projecting gets the part from the value it has; Binding(get:set:) calls get for its first value.
  @Test func `4.15 a binding has its value when it is made: the body has read it`() {
    check(
      """
      > @Observable class Model { var name = "a"; var age = 1 }
      > struct Owner: View { @State private var model = Model(); var body: some View { TextField("Owner", text: $model.name) } }
      > struct Custom: View { let model: Model; var body: some View { Toggle("Grown", isOn: Binding(get: { model.age > 17 }, set: { _ in model.age = 18 })) } }
      > struct Part: View { @Binding var isOn: Bool; let tag: Int; var body: some View { Toggle("Part", isOn: $isOn) } }
      > struct Passes: View { @State private var isOn = false; var body: some View { Part(isOn: $isOn, tag: 1) } }
      > let model = Model()
      model: Model = Model#1
      > :mount Owner()
        body     Owner  #1  reads Model#2.name
      > :type Owner "b"
        body     Owner  #2  because Model#2.name
      > :mount Custom(model: model)
        body     Custom  #1  reads Model#1.age
      > :toggle Grown
        body     Custom  #2  because Model#1.age
      > :mount Passes()
        body     Passes  #1  reads nothing
        body     Part  #1  reads nothing
      > :toggle Part
      """)
  }

  @Test func `4.8 @AppStorage and @SceneStorage each keep their own under one key`() {
    check(
      """
      > struct Screen: View {
      .   @AppStorage("isOn") var app = false
      .   @SceneStorage("isOn") var scene = false
      .   var body: some View { Toggle("App", isOn: $app); Toggle("Scene", isOn: $scene); Text("\\(app) \\(scene)") }
      . }
      > :mount Screen()
        body     Screen  #1  reads AppStorage.isOn, SceneStorage.isOn
      > :toggle App
        body     Screen  #2  because AppStorage.isOn
      > :toggle Scene
        body     Screen  #3  because SceneStorage.isOn
      """)
  }
}
