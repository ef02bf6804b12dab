import Testing

/// What views tell those around them. Source: Apple's documentation of PreferenceKey, preference(key:value:),
/// transformPreference(_:_:), onPreferenceChange(_:perform:) and overlayPreferenceValue(_:_:).
@Suite struct PreferenceTests {
  @Test func `values are combined in the order of the screen, and each change is told once`() {
    check(
      #"""
      > struct Names: PreferenceKey { static let defaultValue: [String] = []; static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() } }
      > struct Row: View { let name: String; @State private var n = 1; var body: some View { Button(name) { n += 1 }.preference(key: Names.self, value: Array(repeating: name, count: min(n, 2))) } }
      > struct Screen: View {
      .   @State private var names: [String] = []
      .   @State private var showsB = true
      .   var body: some View {
      .     VStack { Row(name: "A"); if showsB { Row(name: "B") } }
      .       .onPreferenceChange(Names.self) { names = $0 }
      .     Text(names.joined(separator: " "))
      .     Toggle("B there", isOn: $showsB)
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.showsB, Screen.names
        body     Row  #1  reads Row.n
        body     Row[2]  #1  reads Row[2].n
        body     Screen  #2  because Screen.names
      > :tap A
        body     Row  #2  because Row.n
        body     Screen  #3  because Screen.names
      > :tap A
        body     Row  #3  because Row.n
      > :toggle "B there"
        body     Screen  #4  because Screen.showsB
        body     Screen  #5  because Screen.names
      > :render
      * Screen  #5
          VStack
            Row  #3
              Button  "A"
          Text  "A A"
          Toggle  "B there"  off
      """#)
  }

  @Test func `a value hides what is said inside, a transform changes it, and an overlay reads it`() {
    check(
      #"""
      > struct Height: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) } }
      > struct Screen: View {
      .   var body: some View {
      .     VStack {
      .       VStack { Text("a").preference(key: Height.self, value: 90) }.preference(key: Height.self, value: 3)
      .       Text("b").preference(key: Height.self, value: 5).transformPreference(Height.self) { $0 *= 2 }
      .     }
      .     .overlayPreferenceValue(Height.self) { Text("height \($0)") }
      .     Text("c").overlayPreferenceValue(Height.self) { Text("none \($0)") }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads nothing
      > :render
      * Screen  #1
          VStack
            VStack
              Text  "a"
            Text  "b"
          overlay
            Text  "height 10"
          Text  "c"
          overlay
            Text  "none 0"
      """#)
  }
}
