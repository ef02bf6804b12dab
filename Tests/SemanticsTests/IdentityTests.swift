import Testing

/// State lives with identity: place, branch, row, id (4.8, 4.11).
@Suite struct IdentityTests {
  // Apple's documentation ("Demystify SwiftUI"): branches of a condition are different views.
  @Test func `4.8 each branch of an if is an identity of its own: state is gone when it comes again`() {
    check(
      #"""
      > struct Counter: View {
      .   let name: String
      .   @State var n = 0
      .   var body: some View { Text("\(name) \(n)"); Button("Add \(name)") { n += 1 } }
      . }
      > struct Screen: View {
      .   @State var isFirst = true
      .   var body: some View {
      .     if isFirst { Counter(name: "a") } else { Counter(name: "b") }
      .     Button("Switch") { isFirst.toggle() }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isFirst
        body     Counter  #1  reads Counter.n
      > :tap "Add a"
        body     Counter  #2  because Counter.n
      > :tap Switch
        body     Screen  #2  because Screen.isFirst
        body     Counter  #1  reads Counter.n
      > :tap Switch
        body     Screen  #3  because Screen.isFirst
        body     Counter  #1  reads Counter.n
      > :render
      * Screen  #3
      *   Counter  #1
            Text  "a 0"
            Button  "Add a"
          Button  "Switch"
      """#)
  }

  @Test func `4.8 a ternary in an argument keeps the identity, and the state`() {
    check(
      #"""
      > struct Counter: View {
      .   let name: String
      .   @State var n = 0
      .   var body: some View { Text("\(name) \(n)"); Button("Add") { n += 1 } }
      . }
      > struct Screen: View {
      .   @State var isFirst = true
      .   var body: some View { Counter(name: isFirst ? "a" : "b"); Button("Switch") { isFirst.toggle() } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isFirst
        body     Counter  #1  reads Counter.n
      > :tap Add
        body     Counter  #2  because Counter.n
      > :tap Switch
        body     Screen  #2  because Screen.isFirst
        body     Counter  #3  because its name changed
      > :render
      * Screen  #2
      *   Counter  #3
            Text  "b 1"
            Button  "Add"
          Button  "Switch"
      """#)
  }

  @Test func `4.8 each case of a switch is an identity of its own`() {
    check(
      #"""
      > enum Tab { case one, two, three }
      > struct Page: View { let n: Int; @State var seen = 0; var body: some View { Text("page \(n), seen \(seen)").onAppear { seen += 1 } } }
      > struct Screen: View {
      .   @State var tab = Tab.one
      .   var body: some View {
      .     switch tab {
      .     case .one: Page(n: 1)
      .     case .two: Page(n: 2)
      .     case .three: Page(n: 3)
      .     }
      .     Button("Two") { tab = .two }
      .     Button("Three") { tab = .three }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.tab
        body     Page  #1  reads Page.seen
        body     Page  #2  because Page.seen
      > :tap Two
        body     Screen  #2  because Screen.tab
        body     Page  #1  reads Page.seen
        body     Page  #2  because Page.seen
      > :tap Three
        body     Screen  #3  because Screen.tab
        body     Page  #1  reads Page.seen
        body     Page  #2  because Page.seen
      > :render
      * Screen  #3
      *   Page  #2
            Text  "page 3, seen 1"
          Button  "Two"
          Button  "Three"
      """#)
  }

  @Test func `4.8 an if without else takes its view away, and what comes behind keeps its place`() {
    check(
      #"""
      > struct Counter: View { let name: String; @State var n = 0; var body: some View { Text("\(name) \(n)"); Button("Add \(name)") { n += 1 } } }
      > struct Screen: View {
      .   @State var isShown = true
      .   var body: some View {
      .     if isShown { Counter(name: "a") }
      .     Counter(name: "b")
      .     Button("Toggle") { isShown.toggle() }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isShown
        body     Counter  #1  reads Counter.n
        body     Counter[2]  #1  reads Counter[2].n
      > :tap "Add a"
        body     Counter  #2  because Counter.n
      > :tap "Add b"
        body     Counter[2]  #2  because Counter[2].n
      > :tap Toggle
        body     Screen  #2  because Screen.isShown
      > :tap Toggle
        body     Screen  #3  because Screen.isShown
        body     Counter  #1  reads Counter.n
      > :render
      * Screen  #3
      *   Counter  #1
            Text  "a 0"
            Button  "Add a"
          Counter[2]  #2
            Text  "b 1"
            Button  "Add b"
          Button  "Toggle"
      """#)
  }

  // Apple's documentation of ForEach: the id is a row's identity.
  @Test func `4.8 rows keep their state by their id when they are moved, inserted and removed`() {
    check(
      #"""
      > struct Item: Identifiable { let id: String }
      > struct Row: View {
      .   let item: Item
      .   @State var taps = 0
      .   var body: some View { Text("\(item.id) \(taps)"); Button("Tap \(item.id)") { taps += 1 } }
      . }
      > struct Screen: View {
      .   @State var items = [Item(id: "a"), Item(id: "b"), Item(id: "c")]
      .   var body: some View {
      .     ForEach(items) { item in Row(item: item).onAppear { print("appears", item.id) }.onDisappear { print("goes", item.id) } }
      .     Button("Reverse") { items.reverse() }
      .     Button("Insert") { items.insert(Item(id: "d"), at: 1) }
      .     Button("Remove") { items.remove(at: 0) }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.items
        body     Row[a]  #1  reads Row[a].taps
        body     Row[b]  #1  reads Row[b].taps
        body     Row[c]  #1  reads Row[c].taps
      appears a
      appears b
      appears c
      > :tap "Tap b"
        body     Row[b]  #2  because Row[b].taps
      > :tap Reverse
        body     Screen  #2  because Screen.items
      > :tap Insert
        body     Screen  #3  because Screen.items
        body     Row[d]  #1  reads Row[d].taps
      appears d
      > :tap Remove
        body     Screen  #4  because Screen.items
      goes c
      > :render
      * Screen  #4
          Row[d]  #1
            Text  "d 0"
            Button  "Tap d"
          Row[b]  #2
            Text  "b 1"
            Button  "Tap b"
          Row[a]  #1
            Text  "a 0"
            Button  "Tap a"
          Button  "Reverse"
          Button  "Insert"
          Button  "Remove"
      """#)
  }

  @Test func `4.8 rows that read bindings to elements survive the removal of an element`() {
    check(
      #"""
      > struct Option: Identifiable { let id: Int; var text: String }
      > struct Field: View {
      .   @Binding var text: String
      .   @State private var isEdited = false
      .   var body: some View {
      .     TextField("Option", text: $text).onChange(of: text) { isEdited = true }
      .     Text("\(text) \(isEdited ? "edited" : "clean")")
      .   }
      . }
      > struct Poll: View {
      .   @State private var options = [Option(id: 0, text: "Yes"), Option(id: 1, text: "No"), Option(id: 2, text: "Maybe")]
      .   var body: some View {
      .     ForEach($options) { $option in Field(text: $option.text) }
      .     Button("Drop first") { options.removeFirst() }
      .     Button("Drop last") { options.removeLast() }
      .   }
      . }
      > :mount Poll()
        body     Poll  #1  reads Poll.options
        body     Field[0]  #1  reads Poll.options, Field[0].isEdited
        body     Field[1]  #1  reads Poll.options, Field[1].isEdited
        body     Field[2]  #1  reads Poll.options, Field[2].isEdited
      > :tap "Drop first"
        body     Poll  #2  because Poll.options
        body     Field[1]  #2  because Poll.options, its text changed
        body     Field[2]  #2  because Poll.options, its text changed
      > :tap "Drop last"
        body     Poll  #3  because Poll.options
      > :render
      * Poll  #3
          Field[1]  #2
            TextField  "Option"  "No"
            Text  "No clean"
          Button  "Drop first"
          Button  "Drop last"
      """#)
  }

  @Test func `4.8 a view that keeps a binding to a removed element traps when its body reads it`() {
    let result = run(
      script: """
        import SwiftUI
        struct Name: View { @Binding var text: String; var body: some View { Text(text) } }
        struct Page: View {
          @State private var names = ["a", "b"]
          var body: some View {
            Name(text: $names[1])
            Button("Drop") { names.removeLast() }
          }
        }
        :mount Page()
        :tap Drop
        """)
    #expect(result.complaints.contains("Fatal error: Index out of range"))
  }

  @Test func `4.8 rows identified by their index keep the state of the place, not of the element`() {
    check(
      #"""
      > struct Row: View { let name: String; @State var taps = 0; var body: some View { Text("\(name) \(taps)"); Button("Tap \(name)") { taps += 1 } } }
      > struct Screen: View {
      .   @State var names = ["a", "b"]
      .   var body: some View {
      .     ForEach(names.indices, id: \.self) { Row(name: names[$0]) }
      .     Button("Reverse") { names.reverse() }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.names
        body     Row[0]  #1  reads Row[0].taps
        body     Row[1]  #1  reads Row[1].taps
      > :tap "Tap a"
        body     Row[0]  #2  because Row[0].taps
      > :tap Reverse
        body     Screen  #2  because Screen.names
        body     Row[0]  #3  because its name changed
        body     Row[1]  #2  because its name changed
      > :render
      * Screen  #2
      *   Row[0]  #3
            Text  "b 1"
            Button  "Tap b"
      *   Row[1]  #2
            Text  "a 0"
            Button  "Tap a"
          Button  "Reverse"
      """#)
  }

  // SwiftUI's own words, as it logs them.
  @Test func `4.8 a duplicate id is warned of, and its rows are shown all the same`() {
    check(
      #"""
      > struct Screen: View { var body: some View { ForEach(["a", "b", "a"], id: \.self) { Text($0) } } }
      > :mount Screen()
        body     Screen  #1  reads nothing
        warning  ForEach<Array<String>, String, Text>: the ID a occurs multiple times
                 within the collection, this will give undefined results!
      > :render
      * Screen  #1
          Text  "a"
          Text  "b"
          Text  "a"
      """#)
  }

  // OpenSwiftUI's compatibility test of .id with onAppear and onDisappear, which is run against Apple's: A, then A D.
  @Test
  func `4.8 another value of .id() is another identity: fresh state, and the new view appears before the old goes`() {
    check(
      #"""
      > struct Counter: View { @State var n = 0; var body: some View { Text("\(n)"); Button("Add") { n += 1 } } }
      > struct Screen: View {
      .   @State var key = 0
      .   var body: some View {
      .     Counter().onAppear { print("A") }.onDisappear { print("D") }.id(key)
      .     Button("Renew") { key += 1 }
      .     Button("Same") { key = key }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.key
        body     Counter  #1  reads Counter.n
      A
      > :tap Add
        body     Counter  #2  because Counter.n
      > :tap Same
      > :tap Renew
        body     Screen  #2  because Screen.key
        body     Counter  #1  reads Counter.n
      A
      D
      > :render
      * Screen  #2
      *   Counter  #1
            Text  "0"
            Button  "Add"
          Button  "Renew"
          Button  "Same"
      """#)
  }

  // OpenSwiftUI's compatibility test idBeforeOnAppear.
  // OpenSwiftUI: AppearanceActionModifierCompatibilityTests, which has the transition on the view behind `.id(_:)`.
  @Test func `4.21 with the identity transition the old one disappears before the new one appears`() {
    let trial = Trial(
      """
      struct Row: View {
        let n: Int
        var body: some View { Text("").onAppear { print("A", n) }.onDisappear { print("D", n) } }
      }
      """,
      """
      struct Screen: View {
        @State var n = 0
        var body: some View { Row(n: n).transition(.identity).id(n); Button("Next") { n += 1 } }
      }
      """, ":mount Screen()", ":tap Next", level: .off)
    #expect(trial.last == "D 0\nA 1\n")
  }

  @Test func `4.8 onAppear behind .id() is not called again when the id changes`() {
    check(
      """
      > struct Screen: View {
      .   @State var key = 0
      .   var body: some View {
      .     Text("a").onAppear { print("inner") }.id(key).onAppear { print("outer") }
      .     Button("Renew") { key += 1 }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.key
      inner
      outer
      > :tap Renew
        body     Screen  #2  because Screen.key
      inner
      """)
  }

  @Test func `4.8 AnyView of another type is another identity, of the same type the same`() {
    check(
      #"""
      > struct A: View { let n: Int; @State var seen = 0; var body: some View { Text("A \(n) \(seen)").onAppear { seen += 1 } } }
      > struct B: View { var body: some View { Text("B") } }
      > struct Screen: View {
      .   @State var n = 0
      .   var content: AnyView { n == 2 ? AnyView(B()) : AnyView(A(n: n)) }
      .   var body: some View { content; Button("Next") { n += 1 } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
        body     A  #1  reads A.seen
        body     A  #2  because A.seen
      > :tap Next
        body     Screen  #2  because Screen.n
        body     A  #3  because its n changed
      > :tap Next
        body     Screen  #3  because Screen.n
        body     B  #1  reads nothing
      > :tap Next
        body     Screen  #4  because Screen.n
        body     A  #1  reads A.seen
        body     A  #2  because A.seen
      > :render
      * Screen  #4
      *   A  #2
            Text  "A 3 1"
          Button  "Next"
      """#)
  }

  @Test func `4.8 state, tasks and what they held are gone with the identity`() {
    check(
      #"""
      > @Observable class Model { var n = 0; deinit { print("model gone") } }
      > struct Child: View {
      .   @State var model = Model()
      .   var body: some View { Text("\(model.n)").task { print("loads"); try? await Task.sleep(for: .seconds(5)); print(Task.isCancelled ? "cancelled" : "loaded") } }
      . }
      > struct Screen: View {
      .   @State var isShown = true
      .   var body: some View { if isShown { Child() }; Button("Hide") { isShown = false } }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isShown
        body     Child  #1  reads Model#1.n, Child.model
      loads
      > :tap Hide
        body     Screen  #2  because Screen.isShown
      model gone
      cancelled
      > :objects
      No instance is alive.
      """#)
  }

  // Published experiments with @Observable elements; OpenSwiftUI: a ForEach's child is an attribute of its own.
  @Test func `4.11 each row has a tracking scope of its own: a row's model runs that row, not the list`() {
    check(
      """
      > @Observable class Item: Identifiable { let id: Int; var title: String; init(_ id: Int, _ title: String) { self.id = id; self.title = title } }
      > @Observable class Store { var items = [Item(1, "a"), Item(2, "b"), Item(3, "c")] }
      > let store = Store()
      store: Store = Store#1
      > struct Screen: View { var body: some View { List(store.items) { item in Text(item.title) } } }
      > :mount Screen()
        body     Screen  #1  reads Store#1.items
      > store.items[1].title = "B"
        body     Screen.ForEach[2]  #2  because Item#2.title
      > :why Screen
      Screen has not run since #1: the last turn wrote Item#2.title, which it does not read; it reads Store#1.items.
      > store.items.append(Item(4, "d"))
        body     Screen  #2  because Store#1.items
      """)
  }

  @Test func `4.11 a row that is a view of its own runs alone as well`() {
    check(
      """
      > @Observable class Item: Identifiable { let id: Int; var title = "a"; init(_ id: Int) { self.id = id } }
      > @Observable class Store { var items = [Item(1), Item(2)] }
      > let store = Store()
      store: Store = Store#1
      > struct Row: View { let item: Item; var body: some View { Text(item.title) } }
      > struct Screen: View { var body: some View { ForEach(store.items) { Row(item: $0) } } }
      > :mount Screen()
        body     Screen  #1  reads Store#1.items
        body     Row[1]  #1  reads Item#1.title
        body     Row[2]  #1  reads Item#2.title
      > store.items[1].title = "B"
        body     Row[2]  #2  because Item#2.title
      > store.items.append(Item(3))
        body     Screen  #2  because Store#1.items
        body     Row[3]  #1  reads Item#3.title
      """)
  }

  @Test func `4.11 a list that reads a row's model itself is run for it`() {
    check(
      #"""
      > @Observable class Item: Identifiable { let id: Int; var isDone = false; init(_ id: Int) { self.id = id } }
      > @Observable class Store { var items = [Item(1), Item(2)] }
      > let store = Store()
      store: Store = Store#1
      > struct Screen: View { var body: some View { Text("\(store.items.filter(\.isDone).count) done"); ForEach(store.items) { Text("\($0.id)") } } }
      > :mount Screen()
        body     Screen  #1  reads Store#1.items, Item#1.isDone, Item#2.isDone
      > store.items[1].isDone = true
        body     Screen  #2  because Item#2.isDone
      """#)
  }

  @Test func `a row whose label is a number and a second view of its name are called differently`() {
    check(
      #"""
      > struct Cell: View { @State var n = 0; var body: some View { Button("add") { n += 1 } } }
      > struct Screen: View { var body: some View { Cell(); Cell(); ForEach(1..<4) { _ in Cell() } } }
      > :trace off
      > :mount Screen()
      > :tap add Cell[2]
      > :tap add Cell[2·2]
      > :render
        Screen  #1
          Cell  #1
            Button  "add"
          Cell[2]  #1
            Button  "add"
          Cell[1]  #1
            Button  "add"
          Cell[2·2]  #1
            Button  "add"
          Cell[3]  #1
            Button  "add"
      """#)
  }

  // SwiftUI warns so, and shows what it showed.
  @Test func `a ForEach over a range whose count changes`() {
    let trial = Trial(
      #"struct Screen: View { @State var n = 3; var body: some View { ForEach(0..<n) { i in Text("\(i)") }; Button("more") { n += 1 } } }"#,
      ":mount Screen()", ":tap more", ":render")
    #expect(trial.shown[2].contains("ForEach<Range<Int>, Int, Text> count (4) != its initial count (3)."))
    #expect(!trial.last.contains("\"3\""))
  }
}
