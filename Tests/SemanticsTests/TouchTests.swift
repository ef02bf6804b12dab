import Testing

/// What a person can do with what is on the screen, and what is told where it is not there.
@Suite struct TouchTests {
  @Test func `a label that is not there, one that is there twice, and one that is disabled`() {
    check(
      """
      > struct Row: View { let n: Int; var body: some View { Button("Delete") { print("deletes", n) } } }
      > struct Screen: View { var body: some View { Row(n: 1); Row(n: 2); Button("Off") {}.disabled(true); Button("Save") { print("saved") } } }
      > :tap Save
      error: there is no button 'Save' on the screen
      > :mount Screen()
        body     Screen  #1  reads nothing
        body     Row  #1  reads nothing
        body     Row[2]  #1  reads nothing
      > :tap Sve
      error: there is no button 'Sve' on the screen; did you mean 'Save'?
      > :tap Delete
      error: there are 2 buttons 'Delete'; add the view that shows it: Row, Row[2]
      > :tap Delete Row[2]
      deletes 2
      > :tap Off
      error: 'Off' is disabled
      > :toggle Save
      error: 'Save' is a button, not a toggle; did you mean ':tap Save'?
      > :type Save "x"
      error: 'Save' is a button, not a field; did you mean ':tap Save'?
      """)
  }

  @Test func `a field with a label of its own and an axis`() {
    check(
      """
      > struct Note: View {
      .   @State var text = ""
      .   var body: some View { TextField(text: $text, axis: .vertical) { Text("Note") }; Text("[\\(text)]") }
      . }
      > :mount Note()
        body     Note  #1  reads Note.text
      > :type Note "a"
        body     Note  #2  because Note.text
      > :render
      * Note  #2
          TextField  "Note"  "a"
          Text  "[a]"
      """)
  }

  @Test func `a sheet, an item's sheet and their ends`() {
    check(
      #"""
      > struct Item: Identifiable { let id: Int }
      > struct Detail: View { let n: Int; @State var edits = 0; var body: some View { Text("detail \(n) \(edits)"); Button("Edit") { edits += 1 } } }
      > struct Screen: View {
      .   @State var isShown = false
      .   @State var item: Item?
      .   var body: some View {
      .     Button("Open") { isShown = true }
      .       .sheet(isPresented: $isShown, onDismiss: { print("dismissed") }) { Button("Close") { isShown = false } }
      .     Button("One") { item = Item(id: 1) }.sheet(item: $item) {
      .       Detail(n: $0.id)
      .       Button("Two") { item = Item(id: 2) }
      .       Button("None") { item = nil }
      .     }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads nothing
      > :tap Open
      > :render
        Screen  #1
          Button  "Open"
          sheet
            Button  "Close"
          Button  "One"
      > :tap Close
      dismissed
      > :tap One
        body     Detail  #1  reads Detail.edits
      > :tap Edit
        body     Detail  #2  because Detail.edits
      > :tap Two
        body     Detail  #1  reads Detail.edits
      > :render
        Screen  #1
          Button  "Open"
          Button  "One"
          sheet
      *     Detail  #1
              Text  "detail 2 0"
              Button  "Edit"
            Button  "Two"
            Button  "None"
      > :tap None
      """#)
  }

  @Test func `an alert goes with the tap on one of its buttons`() {
    check(
      """
      > struct Screen: View {
      .   @State var asks = false
      .   var body: some View {
      .     Button("Delete") { asks = true }
      .       .alert("Sure?", isPresented: $asks) { Button("Yes") { print("deleted") }; Button("No") {} } message: { Text("It is gone then.") }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads nothing
      > :tap Delete
      > :render
        Screen  #1
          Button  "Delete"
          alert
            Text  "Sure?"
            Text  "It is gone then."
            Button  "Yes"
            Button  "No"
      > :tap Yes
      deleted
      > :render
        Screen  #1
          Button  "Delete"
      """)
  }

  @Test func `navigation by link, by value and by binding`() {
    check(
      #"""
      > struct Screen: View {
      .   @State var isShown = false
      .   var body: some View {
      .     NavigationStack {
      .       NavigationLink("Plain") { Text("plain page") }
      .       NavigationLink("Three", value: 3)
      .       Button("Bound") { isShown = true }
      .         .navigationDestination(for: Int.self) { Text("page \($0)") }
      .         .navigationDestination(isPresented: $isShown) { Text("bound page") }
      .     }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads nothing
      > :tap Plain
      > :render
        Screen  #1
          NavigationStack
            NavigationLink  "Plain"
            destination
              Text  "plain page"
            NavigationLink  "Three"
            Button  "Bound"
      > :tap Back
      > :tap Three
      > :render
        Screen  #1
          NavigationStack
            NavigationLink  "Plain"
            NavigationLink  "Three"
            Button  "Bound"
            destination
              Text  "page 3"
      > :tap Back
      > :tap Bound
      > :render
        Screen  #1
          NavigationStack
            NavigationLink  "Plain"
            NavigationLink  "Three"
            Button  "Bound"
            destination
              Text  "bound page"
      """#)
  }

  @Test func `of several that have one label, what lies on top is touched`() {
    check(
      #"""
      > struct Screen: View {
      .   @State private var isShown = false
      .   var body: some View {
      .     NavigationStack {
      .       NavigationLink("Next", value: 1)
      .         .navigationDestination(for: Int.self) { n in
      .           NavigationLink("Next", value: n + 1)
      .           Button("Sheet") { isShown = true; print("from", n) }
      .         }
      .     }
      .     .sheet(isPresented: $isShown) { Button("Sheet") { isShown = false } }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads nothing
      > :tap Next
      > :tap Next
      > :tap Sheet
      from 2
      > :tap Sheet
      > :tap Sheet
      from 2
      """#)
  }

  // Apple's documentation: without a binding a group is closed at first; its content is made when it is open.
  @Test func `groups and trees that open`() {
    check(
      #"""
      > struct Node: Identifiable { let id: String; var children: [Node]? }
      > struct Inside: View { var body: some View { Text("inside") } }
      > struct Screen: View {
      .   @State private var isOpen = true
      .   let nodes = [Node(id: "root", children: [Node(id: "leaf")])]
      .   var body: some View {
      .     DisclosureGroup("Own") { Inside() }
      .     DisclosureGroup("Bound", isExpanded: $isOpen) { Inside() }
      .     List(nodes, children: \.children) { Text($0.id) }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads nothing
        body     Inside  #1  reads nothing
      > :tap Own
        body     Inside[2]  #1  reads nothing
      > :tap Bound
      > :tap root
      > :render
        Screen  #1
          DisclosureGroup  "Own"  expanded
            Inside[2]  #1
              Text  "inside"
          DisclosureGroup  "Bound"  collapsed
          List
            DisclosureGroup  "root"  expanded
              Text  "leaf"
      """#)
  }

  // swiftc: what a @preconcurrency declaration isolates, as View, may be used in a Sendable closure in Swift 5.
  @Test func `a view's state is written in refreshable's closure`() {
    check(
      #"""
      > struct Pull: View { @Environment(\.refresh) private var refresh; var body: some View { Button("Pull") { Task { await refresh?() } } } }
      > struct Screen: View { @State private var n = 0; var body: some View { Pull().refreshable { n += 1 }; Text("\(n)") } }
      > :mount Screen()
        body     Screen  #1  reads Screen.n
        body     Pull  #1  reads nothing
      > :tap Pull
        body     Screen  #2  because Screen.n
        body     Pull  #2  because environment refresh
      """#)
  }

  @Test func `each character goes to the field that is on the screen then`() {
    check(
      """
      > @Observable class Model { var text = "" }
      > struct Screen: View { var body: some View { let model = Model(); TextField("Name", text: Bindable(model).text) } }
      > :trace off
      > :mount Screen()
      > :type Name "abc"
        mistake  Screen: Model#1 (text "a") is lost; Model#2 (text "") has replaced
                 it. The body of Screen creates a new instance each time it runs: 'let
                 model = Model()'.
                 <input 2>:1: store it in Screen, '@State private var model = Model()'
      > :render
      * Screen  #4
          TextField  "Name"  ""
      > struct Once: View { @State private var text = ""; var body: some View { if text.isEmpty { TextField("Code", text: $text) } else { Text("done") } } }
      > :mount Once()
      > :type Code "ab"
      error: there is no field 'Code' on the screen; there is only 'Name'
      """)
  }

  @Test func `a field's text is replaced, and deleted`() {
    check(
      #"""
      > @Observable class Model { var text = "Ann" }
      > let model = Model()
      model: Model = Model#1
      > struct Screen: View {
      .   @Bindable var model: Model
      .   var body: some View { TextField("Name", text: $model.text).onSubmit { print("submits", model.text) } }
      . }
      > :mount Screen(model: model)
        body     Screen  #1  reads Model#1.text
      > :trace writes
      > :retype Name "Bo"
        willSet  Model#1.text  "Ann" → "B"
                 invalidates Screen
        didSet   Model#1.text  "Ann" → "B"
        body     Screen  #2  because Model#1.text
        willSet  Model#1.text  "B" → "Bo"
                 invalidates Screen
        didSet   Model#1.text  "B" → "Bo"
        body     Screen  #3  because Model#1.text
      > :type Name "\b\bé\n"
        willSet  Model#1.text  "Bo" → "B"
                 invalidates Screen
        didSet   Model#1.text  "Bo" → "B"
        body     Screen  #4  because Model#1.text
        willSet  Model#1.text  "B" → ""
                 invalidates Screen
        didSet   Model#1.text  "B" → ""
        body     Screen  #5  because Model#1.text
        willSet  Model#1.text  "" → "é"
                 invalidates Screen
        didSet   Model#1.text  "" → "é"
        body     Screen  #6  because Model#1.text
      submits é
      > :retype Name ""
        willSet  Model#1.text  "é" → ""
                 invalidates Screen
        didSet   Model#1.text  "é" → ""
        body     Screen  #7  because Model#1.text
      > :type Name "\b"
      > :retype Name ""
      > :retype Name
      error: TEXT is missing: :retype LABEL TEXT [VIEW]
      """#)
  }

  @Test func `what has no words is found by what VoiceOver calls it, or by its image`() {
    check(
      """
      > struct Icons: View {
      .   var body: some View {
      .     Button { print("deletes") } label: { Image(systemName: "trash") }
      .     Button { print("takes") } label: { Image(systemName: "minus") }.accessibilityLabel("less")
      .     Text("x").toolbar { Button { print("adds") } label: { Image(systemName: "plus").accessibilityLabel(Text("more")) } }
      .   }
      . }
      > :trace off
      > :mount Icons()
      > :tap trash
      deletes
      > :tap less
      takes
      > :tap minus
      takes
      > :tap more
      adds
      > :tap nothing
      error: there is no button 'nothing' on the screen; the buttons are 'trash', 'less' and 'more'
      """)
  }

  @Test func `a tap on a row of a list selects it, unless a control in it has the words`() {
    check(
      #"""
      > struct Screen: View {
      .   @State private var picked: String?
      .   @State private var taps = 0
      .   var body: some View {
      .     List(selection: $picked) {
      .       Section("Fruit") { Text("Apple").tag("a"); Button("Pear") { taps += 1 }.tag("p") }
      .     }
      .     Text("\(picked ?? "none") \(taps)")
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.picked, Screen.taps
      > :tap Apple
        body     Screen  #2  because Screen.picked
      > :tap Pear
        body     Screen  #3  because Screen.taps
      > :render
      * Screen  #3
          List
            Section  "Fruit"
              Text  "Apple"
              Button  "Pear"
          Text  "a 1"
      """#)
  }

  @Test func `outside of a stack a link's value is its list's selection; a stack takes the link`() {
    check(
      #"""
      > enum Kind: String, CaseIterable, Identifiable { case fruit, bread; var id: String { rawValue } }
      > struct Link: View { let kind: Kind; var body: some View { NavigationLink(kind.rawValue, value: kind) } }
      > struct Screen: View {
      .   @State private var picked: Kind?
      .   var body: some View {
      .     NavigationSplitView {
      .       List(selection: $picked) {
      .         Link(kind: .fruit)
      .         NavigationLink("bread", value: Kind.bread)
      .         NavigationLink("three", value: 3)
      .       }
      .     } detail: {
      .       NavigationStack {
      .         NavigationLink("\(picked?.rawValue ?? "none")", value: 5)
      .           .navigationDestination(for: Int.self) { Text("page \($0)") }
      .       }
      .     }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.picked
        body     Link  #1  reads nothing
      > :tap bread
        body     Screen  #2  because Screen.picked
      > :tap fruit
        body     Screen  #3  because Screen.picked
      > :tap three
      error: 'three' cannot be selected: its tag is of type Int, and the selection of type Kind?
      > :tap 5
      error: there is no button '5' on the screen; the buttons are 'fruit', 'bread' and 'three'
      """#)
  }

  @Test func `several rows may be selected where the selection is a set`() {
    let result = run(
      script: """
        struct Screen: View {
          @State private var picked: Set<Int> = [2]
          var body: some View { List([1, 2], id: \\.self, selection: $picked) { Text("\\($0)") } }
        }
        :mount Screen()
        """)
    #expect(result.complaints == "")
  }
}
