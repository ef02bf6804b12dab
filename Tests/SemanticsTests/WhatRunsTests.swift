import Testing

/// What makes a body run, and what does not (4.1, 4.2).
@Suite struct WhatRunsTests {
  // OpenSwiftUI: a body rule runs when its container value or one of its dynamic properties has changed.
  @Test
  func `4.1 a body runs because its parent gave it another value, and what the parent gave no other value does not`() {
    check(
      #"""
      > struct Row: View { let n: Int; var body: some View { Text("\(n)") } }
      > struct Fixed: View { var body: some View { Text("fixed") } }
      > struct Screen: View {
      .   @State var n = 0
      .   var body: some View { Row(n: n); Fixed(); Button("Go") { n += 1 } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
        body     Row  #1  reads nothing
        body     Fixed  #1  reads nothing
      > :tap Go
        body     Screen  #2  because Screen.n
        body     Row  #2  because its n changed
      > :tap Go
        body     Screen  #3  because Screen.n
        body     Row  #3  because its n changed
      """#)
  }

  // OpenSwiftUI: the graph evaluates a body before what its value is made of.
  @Test func `4.1 parents run before their children, whichever was made stale first`() {
    check(
      #"""
      > @Observable class Model { var a = 0; var b = 0 }
      > let model = Model()
      model: Model = Model#1
      > struct Inner: View { let n: Int; var body: some View { Text("\(model.b)") } }
      > struct Outer: View { var body: some View { let n = model.a; return Inner(n: n) } }
      > :mount Outer()
        body     Outer  #1  reads Model#1.a
        body     Inner  #1  reads Model#1.b
      > :begin
      > model.b = 1
        stale    Inner
      > model.a = 1
        stale    Outer, Inner
      > :commit
        commit   runs Outer, Inner
        body     Outer  #2  because Model#1.a
        body     Inner  #2  because Model#1.b, its n changed
      """#)
  }

  @Test func `4.1 a child that is stale and gets another value from its parent runs once`() {
    check(
      #"""
      > @Observable class Model { var n = 0 }
      > let model = Model()
      model: Model = Model#1
      > struct Inner: View { let n: Int; var body: some View { Text("\(n) \(model.n)") } }
      > struct Outer: View { var body: some View { Inner(n: model.n) } }
      > :mount Outer()
        body     Outer  #1  reads Model#1.n
        body     Inner  #1  reads Model#1.n
      > model.n = 1
        body     Outer  #2  because Model#1.n
        body     Inner  #2  because Model#1.n, its n changed
      """#)
  }

  // Observation: tracking is set up anew at each run (1.5, 1.6).
  @Test func `4.1 a body depends on what its last run has read, not on what an earlier one did`() {
    check(
      """
      > @Observable class Model { var isShown = true; var name = "a" }
      > let model = Model()
      model: Model = Model#1
      > struct Card: View { var body: some View { if model.isShown { Text(model.name) } } }
      > :mount Card()
        body     Card  #1  reads Model#1.isShown, Model#1.name
      > model.name = "b"
        body     Card  #2  because Model#1.name
      > model.isShown = false
        body     Card  #3  because Model#1.isShown
      > model.name = "c"
      """)
  }

  @Test func `4.1 what an action reads makes no body depend on it`() {
    check(
      """
      > @Observable class Model { var n = 0 }
      > let model = Model()
      model: Model = Model#1
      > struct Screen: View { var body: some View { Button("Print") { print(model.n) } } }
      > :mount Screen()
        body     Screen  #1  reads nothing
      > :tap Print
      0
      > model.n = 1
      > :tap Print
      1
      """)
  }

  // The initial value of a @State is evaluated with the struct, inside the body that makes it (1.11).
  @Test func `4.1 what a model reads in its init, the body depends on that makes the struct with the @State`() {
    check(
      #"""
      > @Observable class Settings { var start = 1 }
      > let settings = Settings()
      settings: Settings = Settings#1
      > @Observable class Counter { var n: Int; init() { n = settings.start } }
      > struct Child: View { @State var counter = Counter(); var body: some View { Text("\(counter.n)") } }
      > struct Parent: View { var body: some View { Child() } }
      > :mount Parent()
        body     Parent  #1  reads Settings#1.start
        body     Child  #1  reads Counter#1.n, Child.counter
      > settings.start = 5
        body     Parent  #2  because Settings#1.start
        body     Child  #2  because its counter changed
      """#)
  }

  // OpenSwiftUI: `compareValues` compares plain data by its bytes.
  @Test func `4.2 a child of plain data that is equal is not run, field by field`() {
    check(
      #"""
      > enum Kind { case small, large }
      > struct Size { var width = 1.0; var kind = Kind.small }
      > struct Child: View { var id = 1; var size = Size(); var flag: Bool?; var body: some View { Text("child") } }
      > struct Parent: View {
      .   @State var ticks = 0
      .   @State var width = 1.0
      .   var body: some View {
      .     Text("\(ticks)")
      .     Child(size: Size(width: width))
      .     Button("Tick") { ticks += 1 }
      .     Button("Wider") { width += 1 }
      .   }
      . }
      > :mount Parent()
        body     Parent  #1  reads Parent.ticks, Parent.width
        body     Child  #1  reads nothing
      > :tap Tick
        body     Parent  #2  because Parent.ticks
      > :why Child
      Child has not run since #1: the body of Parent ran, but passed a value equal to the previous one.
      > :tap Wider
        body     Parent  #3  because Parent.width
        body     Child  #2  because its size changed
      > :why Child
      Child ran in the last turn (#2): its parent ran and passed a value that differs in size.
      """#)
  }

  // OpenSwiftUI: the default comparison is "equatable unless plain data"; `.equatable()` is what insists (below).
  @Test func `4.2 a weak property that refers to the same object is unchanged`() {
    check(
      #"""
      > protocol Taps: AnyObject { var count: Int { get } }
      > class Counter: Taps { var count = 0 }
      > struct Row: View {
      .   weak var taps: (any Taps)?; weak var counter: Counter?; unowned let owner: Counter
      .   var body: some View { Text("row") }
      . }
      > struct Screen: View {
      .   let counters: [Counter]
      .   @State private var n = 0
      .   var body: some View {
      .     Row(taps: counters[n / 2], counter: counters[0], owner: counters[0]); Button("Go") { n += 1 }
      .   }
      . }
      > let counters = [Counter(), Counter()]
      counters: [Counter] = [Counter#1, Counter#2]
      > :mount Screen(counters: counters)
        body     Screen  #1  reads Screen.n
        body     Row  #1  reads nothing
      > :tap Go
        body     Screen  #2  because Screen.n
      > :tap Go
        body     Screen  #3  because Screen.n
        body     Row  #2  because its taps changed
      """#)
  }

  @Test func `4.2 the own == of a view of plain data is not asked`() {
    check(
      #"""
      > struct Child: View, Equatable {
      .   let n: Int
      .   var body: some View { Text("\(n)") }
      .   static func == (a: Child, b: Child) -> Bool { print("asked"); return true }
      . }
      > struct Parent: View {
      .   @State var n = 0
      .   var body: some View { Child(n: n); Button("Go") { n += 1 } }
      . }
      > :mount Parent()
        body     Parent  #1  reads Parent.n
        body     Child  #1  reads nothing
      > :tap Go
        body     Parent  #2  because Parent.n
        body     Child  #2  because its n changed
      """#)
  }

  // OpenSwiftUI: EquatableView always compares by ==; its compatibility test counts bodies of a view equal when even.
  @Test func `4.2 .equatable() asks the own == of a view of plain data`() {
    check(
      #"""
      > struct Child: View, Equatable {
      .   let n: Int
      .   var body: some View { Text("\(n)") }
      .   static func == (a: Child, b: Child) -> Bool { a.n % 2 == b.n % 2 }
      . }
      > struct Parent: View {
      .   @State var n = 0
      .   var body: some View { Child(n: n).equatable(); Button("Two") { n += 2 }; Button("One") { n += 1 } }
      . }
      > :mount Parent()
        body     Parent  #1  reads Parent.n
        body     Child  #1  reads nothing
      > :tap Two
        body     Parent  #2  because Parent.n
      > :tap One
        body     Parent  #3  because Parent.n
        body     Child  #2  because its n changed
      """#)
  }

  @Test func `4.2 the own == of a view that holds more than plain data is asked`() {
    check(
      #"""
      > struct Child: View, Equatable {
      .   let name: String
      .   let n: Int
      .   var body: some View { Text("\(name) \(n)") }
      .   static func == (a: Child, b: Child) -> Bool { a.name == b.name }
      . }
      > struct Parent: View {
      .   @State var name = "a"
      .   @State var n = 0
      .   var body: some View { Child(name: name, n: n); Button("Number") { n += 1 }; Button("Name") { name += "b" } }
      . }
      > :mount Parent()
        body     Parent  #1  reads Parent.name, Parent.n
        body     Child  #1  reads nothing
      > :tap Number
        body     Parent  #2  because Parent.n
      > :tap Name
        body     Parent  #3  because Parent.name
        body     Child  #2  because its value changed
      """#)
  }

  // OpenSwiftUI: a closure's context is another at each run; Apple's advice is to keep closures out of children.
  @Test func `4.2 a closure never compares equal: a child with one runs whenever its parent does`() {
    check(
      #"""
      > struct Child: View { let action: () -> Void; var body: some View { Button("Child", action: action) } }
      > struct Parent: View {
      .   @State var n = 0
      .   var body: some View { Text("\(n)"); Child(action: {}); Button("Go") { n += 1 } }
      . }
      > :mount Parent()
        body     Parent  #1  reads Parent.n
        body     Child  #1  reads nothing
      > :tap Go
        body     Parent  #2  because Parent.n
        body     Child  #2  because its action changed
      > :why Child
      Child ran in the last turn (#2): its parent ran and passed a value that differs in action.
      """#)
  }

  @Test func `4.2 an object is compared by identity, even where it has an ==`() {
    check(
      #"""
      > @Observable class Item: Equatable {
      .   let id = 1
      .   static func == (a: Item, b: Item) -> Bool { a.id == b.id }
      . }
      > struct Child: View { let item: Item; var body: some View { Text("\(item.id)") } }
      > struct Parent: View {
      .   @State var ticks = 0
      .   @State var item = Item()
      .   var body: some View {
      .     Text("\(ticks)")
      .     Child(item: item)
      .     Button("Tick") { ticks += 1 }
      .     Button("Replace") { item = Item() }
      .   }
      . }
      > :mount Parent()
        body     Parent  #1  reads Parent.ticks, Parent.item
        body     Child  #1  reads nothing
      > :tap Tick
        body     Parent  #2  because Parent.ticks
      > :tap Replace
        body     Parent  #3  because Parent.item
        body     Child  #2  because its item changed
      """#)
  }

  @Test func `4.2 strings, arrays and optionals of Equatable elements are compared by value`() {
    check(
      """
      > struct Child: View { let names: [String]; let note: String?; var body: some View { Text(names.joined()) } }
      > struct Parent: View {
      .   @State var ticks = 0
      .   var body: some View {
      .     Child(names: ["a", "b"], note: ticks > 1 ? "late" : nil)
      .     Button("Tick") { ticks += 1 }
      .   }
      . }
      > :mount Parent()
        body     Parent  #1  reads Parent.ticks
        body     Child  #1  reads nothing
      > :tap Tick
        body     Parent  #2  because Parent.ticks
      > :tap Tick
        body     Parent  #3  because Parent.ticks
        body     Child  #2  because its note changed
      """)
  }

  // There is no == to ask, and the storage is another.
  @Test func `4.2 an array whose elements are not Equatable is another array at each run`() {
    check(
      #"""
      > struct Item { var name: String }
      > struct Child: View { let items: [Item]; var body: some View { Text(items[0].name) } }
      > struct Parent: View {
      .   @State var ticks = 0
      .   var body: some View { Text("\(ticks)"); Child(items: [Item(name: "a")]); Button("Tick") { ticks += 1 } }
      . }
      > :mount Parent()
        body     Parent  #1  reads Parent.ticks
        body     Child  #1  reads nothing
      > :tap Tick
        body     Parent  #2  because Parent.ticks
        body     Child  #2  because its items changed
      """#)
  }

  @Test func `4.2 a binding to the same state is equal, and a closure binding never is`() {
    check(
      #"""
      > struct Field: View { @Binding var text: String; var body: some View { TextField("Name", text: $text) } }
      > struct Parent: View {
      .   @State var ticks = 0
      .   @State var name = ""
      .   var body: some View {
      .     Text("\(ticks)")
      .     Field(text: $name)
      .     Field(text: Binding(get: { "" }, set: { _ in }))
      .     Button("Tick") { ticks += 1 }
      .   }
      . }
      > :mount Parent()
        body     Parent  #1  reads Parent.ticks
        body     Field  #1  reads nothing
        body     Field[2]  #1  reads nothing
      > :tap Tick
        body     Parent  #2  because Parent.ticks
        body     Field[2]  #2  because its text changed
      """#)
  }

  @Test func `4.2 a child that is skipped still runs for itself, and its own children with it`() {
    check(
      #"""
      > @Observable class Model { var n = 0 }
      > let model = Model()
      model: Model = Model#1
      > struct Leaf: View { let n: Int; var body: some View { Text("\(n)") } }
      > struct Middle: View { var body: some View { Leaf(n: model.n) } }
      > struct Top: View {
      .   @State var ticks = 0
      .   var body: some View { Text("\(ticks)"); Middle(); Button("Tick") { ticks += 1 } }
      . }
      > :mount Top()
        body     Top  #1  reads Top.ticks
        body     Middle  #1  reads Model#1.n
        body     Leaf  #1  reads nothing
      > :tap Tick
        body     Top  #2  because Top.ticks
      > model.n = 1
        body     Middle  #2  because Model#1.n
        body     Leaf  #2  because its n changed
      """#)
  }

  @Test func `4.2 a modifier of the program is compared as a view is`() {
    check(
      #"""
      > struct Framed: ViewModifier {
      .   let width: Int
      .   func body(content: Content) -> some View { content.overlay(Text("\(width)")) }
      . }
      > struct Child: View { let n: Int; var body: some View { Text("\(n)") } }
      > struct Parent: View {
      .   @State var n = 0
      .   @State var width = 1
      .   var body: some View {
      .     Child(n: n).modifier(Framed(width: width))
      .     Button("Number") { n += 1 }
      .     Button("Wider") { width += 1 }
      .   }
      . }
      > :mount Parent()
        body     Parent  #1  reads Parent.n, Parent.width
        body     Framed  #1  reads nothing
        body     Child  #1  reads nothing
      > :tap Number
        body     Parent  #2  because Parent.n
        body     Child  #2  because its n changed
      > :tap Wider
        body     Parent  #3  because Parent.width
        body     Framed  #2  because its width changed
      """#)
  }
}
