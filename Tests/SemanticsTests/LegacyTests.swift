import Testing

/// Section 3, the legacy world, as views see it. What objects do without views is compared with OpenCombine itself:
/// `Programs-Combine/published/3.…` of the conformance tests.
@Suite struct LegacyTests {
  @Test
  func `3.1 objectWillChange, then the property's own subscribers, then the store: a view runs after all of that`() {
    check(
      level: .writes,
      #"""
      > class Person: ObservableObject { @Published var name = "Ann" }
      > let person = Person()
      person: Person = Person#1
      > let will = person.objectWillChange.sink { print("will change, still", person.name) }
      will: AnyCancellable = AnyCancellable#1
      > let own = person.$name.dropFirst().sink { print("gets", $0, "still", person.name) }
      own: AnyCancellable = AnyCancellable#2
      > struct Card: View { @ObservedObject var person: Person; var body: some View { let _ = print("body with", person.name); Text(person.name) } }
      > :mount Card(person: person)
      body with Ann
        body     Card  #1  reads Person#1.objectWillChange
      > person.name = "Bea"
        publish  Person#1.name  "Ann" → "Bea"
                 invalidates Card
      will change, still Ann
      gets Bea still Ann
      body with Bea
        body     Card  #2  because Person#1.name
      """#)
  }

  @Test func `3.2 an equal value fires as well; a property without @Published is silent`() {
    check(
      #"""
      > class Person: ObservableObject { @Published var name = "Ann"; var age = 1 }
      > struct Card: View { @ObservedObject var person: Person; var body: some View { Text("\(person.name) \(person.age)") } }
      > let person = Person()
      person: Person = Person#1
      > :mount Card(person: person)
        body     Card  #1  reads Person#1.objectWillChange
      > person.name = "Ann"
        body     Card  #2  because Person#1.name
      > person.age = 2
        mistake  Card shows 1, but Person#1.age is 2 since <input 6>:1: 'age' is not
                 '@Published', so its changes are not announced.
                 <input 1>:1: 'var age = 1' → '@Published var age = 1'
      > :render
        Card  #2
          Text  "Ann 1"
      """#)
  }

  @Test func `3.3 a nested object's changes are not forwarded; by hand they are`() {
    check(
      #"""
      > class Engine: ObservableObject { @Published var power = 1 }
      > class Car: ObservableObject {
      .   let engine = Engine()
      .   var link: AnyCancellable?
      .   func forward() { link = engine.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } }
      . }
      > struct Dashboard: View { @ObservedObject var car: Car; var body: some View { Text("\(car.engine.power)") } }
      > let car = Car()
      car: Car = Car#1
      > :mount Dashboard(car: car)
        body     Dashboard  #1  reads Car#1.objectWillChange
      > car.engine.power = 2
        mistake  Dashboard shows 1, but Engine#1.power is 2 since <input 6>:1: the
                 view does not observe Engine#1, and no other object forwards its
                 changes.
                 pass the Engine to a view that has it as '@ObservedObject', or send
                 its changes on with 'objectWillChange'
      > car.forward()
      > car.engine.power = 3
        body     Dashboard  #2  because Car#1
      > :render
      * Dashboard  #2
          Text  "3"
      """#)
  }

  @Test
  func `3.4 every view that subscribes is invalidated, whatever it reads; a view that only holds the object is not`() {
    check(
      #"""
      > class Person: ObservableObject { @Published var name = "Ann"; @Published var age = 1 }
      > struct NameRow: View { @ObservedObject var person: Person; var body: some View { Text(person.name) } }
      > struct AgeRow: View { @ObservedObject var person: Person; var body: some View { Text("\(person.age)") } }
      > struct Blank: View { @ObservedObject var person: Person; var body: some View { Text("nothing") } }
      > struct Holder: View { let person: Person; var body: some View { Text(person.name) } }
      > let person = Person()
      person: Person = Person#1
      > struct Screen: View { var body: some View { NameRow(person: person); AgeRow(person: person); Blank(person: person); Holder(person: person) } }
      > :mount Screen()
        body     Screen  #1  reads nothing
        body     NameRow  #1  reads Person#1.objectWillChange
        body     AgeRow  #1  reads Person#1.objectWillChange
        body     Blank  #1  reads Person#1.objectWillChange
        body     Holder  #1  reads nothing
      > person.age = 2
        body     NameRow  #2  because Person#1.age
        body     AgeRow  #2  because Person#1.age
        body     Blank  #2  because Person#1.age
      """#)
  }

  @Test func `:why tells of an ObservableObject to which nobody listens, and of one with its own objectWillChange`() {
    check(
      #"""
      > class Model: ObservableObject { @Published var text = "" }
      > struct Plain: View { let model: Model; var body: some View { Text(model.text); Button("p") { model.text = "a" } } }
      > struct Stated: View { @State var model = Model(); var body: some View { Text(model.text); Button("s") { model.text = "a" } } }
      > class Own: ObservableObject { @Published var n = 0; let objectWillChange = ObservableObjectPublisher() }
      > struct Observed: View { @ObservedObject var own: Own; var body: some View { Text("\(own.n)"); Button("o") { own.n += 1 } } }
      > :trace off
      > :set mistakes off
      > :mount Plain(model: Model())
      > :tap p
      > :why Plain
      Plain has not run since #1: the last turn published Model#1.text, but it does not subscribe to Model#1, an ObservableObject: 'model' is not an @ObservedObject.
      > :mount Stated()
      > :tap s
      > :why Stated
      Stated has not run since #1: the last turn published Model#2.text, but it does not subscribe to Model#2, an ObservableObject: 'model' is @State, which does not observe an ObservableObject as @StateObject does.
      > :mount Observed(own: Own())
      > :tap o
      > :why Observed
      Observed has not run since #1: the last turn wrote Own#1.n, but Own declares its own objectWillChange, which @Published does not use.
      """#)
  }
}
