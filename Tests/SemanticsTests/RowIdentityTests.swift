import Testing

/// State of rows lives with their id, and each row has a tracking scope of its own (4.8, 4.11).
@Suite struct RowIdentityTests {
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
