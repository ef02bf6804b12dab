import Testing

/// Tabs: one is on the screen. Documented of `TabView`'s lifecycle: what a tab shows appears when it is selected and
/// disappears when another is, and its state lives on.
@Suite struct TabTests {
  @Test func `a tab is made when it is first selected, and keeps its state while another is shown`() {
    check(
      #"""
      > struct Page: View {
      .   let name: String
      .   @State var n = 0
      .   var body: some View {
      .     Button("\(name) \(n)") { n += 1 }
      .       .onAppear { print(name, "appears") }.onDisappear { print(name, "goes") }
      .       .task { print(name, "starts") }
      .   }
      . }
      > struct Tabs: View {
      .   @State var tab = 0
      .   var body: some View {
      .     TabView(selection: $tab) {
      .       Page(name: "one").tabItem { Text("A") }.tag(0)
      .       Page(name: "two").tabItem { Text("B") }.tag(1).onAppear { print("second") }
      .     }
      .   }
      . }
      > :mount Tabs()
        body     Tabs  #1  reads nothing
        body     Page  #1  reads Page.n
      one appears
      one starts
      > :tap "one 0"
        body     Page  #2  because Page.n
      > :tap B
        body     Page[2]  #1  reads Page[2].n
      two appears
      second
      one goes
      two starts
      > :tap "one 1"
      error: there is no button 'one 1' on the screen; the buttons are 'A', 'B' and 'two 0'
      > :tap A
      one appears
      two goes
      one starts
      > :tap "one 1"
        body     Page  #3  because Page.n
      """#)
  }

  @Test func `without a selection, in rows, and one in another`() {
    check(
      #"""
      > struct Page: View { let name: String; var body: some View { Text(name).onAppear { print(name, "appears") }.onDisappear { print(name, "goes") } } }
      > struct Inner: View {
      .   let names: [String]
      .   var body: some View { TabView { ForEach(names, id: \.self) { name in Page(name: name).tabItem { Text(name) } } } }
      . }
      > struct Outer: View {
      .   var body: some View {
      .     TabView {
      .       Tab("Left", systemImage: "a") { Inner(names: ["x", "y"]) }
      .       Tab("Right", systemImage: "b") { Page(name: "r") }
      .     }
      .   }
      . }
      > :trace off
      > :mount Outer()
      x appears
      > :tap y
      y appears
      x goes
      > :tap Right
      r appears
      y goes
      > :tap Left
      y appears
      r goes
      > :render
        Outer  #1
          TabView
            Tab  "Left"  selected
              Inner  #1
                TabView
                  Tab  "x"
                  Tab  "y"  selected
                    Page[y]  #1
                      Text  "y"
            Tab  "Right"
      > :unmount Outer
      y goes
      """#)
  }

  @Test func `hidden tabs keep their state when a type is declared again`() {
    check(
      #"""
      > struct Page: View {
      .   let name: String
      .   @State var n = 0
      .   var body: some View { Button("\(name) \(n)") { n += 1 } }
      . }
      > struct Tabs: View {
      .   var body: some View {
      .     TabView {
      .       Page(name: "one").tabItem { Text("A") }
      .       Page(name: "two").tabItem { Text("B") }
      .       Page(name: "three").tabItem { Text("C") }
      .     }
      .   }
      . }
      > :mount Tabs()
        body     Tabs  #1  reads nothing
        body     Page  #1  reads Page.n
      > :tap C
        body     Page[2]  #1  reads Page[2].n
      > :tap "three 0"
        body     Page[2]  #2  because Page[2].n
      > :tap B
        body     Page[3]  #1  reads Page[3].n
      > :tap A
      > struct Page: View {
      .   let name: String
      .   @State var n = 0
      .   var body: some View { Button("\(name) now \(n)") { n += 1 } }
      . }
        body     Tabs  #2  because Page was redeclared
        body     Page  #2  because Page was redeclared
        body     Page[2]  #3  because Page was redeclared
        body     Page[3]  #2  because Page was redeclared
      > :tap C
      > :tap "three now 1"
        body     Page[2]  #4  because Page[2].n
      > :tap B
      > :render
        Tabs  #2
          TabView
            Tab  "A"
            Tab  "B"  selected
              Page[3]  #2
                Button  "two now 0"
            Tab  "C"
      """#)
  }
}
