import Testing

/// Rows that are moved, swiped and deleted, and controls that get a value.
@Suite struct RowCommandTests {
  @Test func `a person uses a list and its controls`() {
    check(
      #"""
      > struct Screen: View {
      .   @State var rows = ["Milk", "Eggs", "Tea"]
      .   @State var volume = 0.2
      .   @State var size = "Small"
      .   var body: some View {
      .     List {
      .       ForEach(rows, id: \.self) { row in
      .         Text(row).swipeActions { if row == "Tea" { Button("Brew") { print("brews") }; Button("Pour") { print("pours") } } }
      .       }
      .       .onDelete { rows.remove(atOffsets: $0) }
      .       .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      .     }
      .     .refreshable { print("refreshes") }
      .     Slider(value: $volume, in: 0...1, step: 0.5) { Text("Volume") }
      .     Picker("Size", selection: $size) { Text("Small").tag("Small"); Text("Large").tag("Large") }
      .   }
      . }
      > #Preview { Screen() }
        body     Screen  #1  reads Screen.rows
      > :move Tea 0
        state    Screen.rows  ["Milk", "Eggs", "Tea"] → ["Tea", "Milk", "Eggs"]
                 invalidates Screen
        body     Screen  #2  because Screen.rows
      > :move Tea Eggs
        state    Screen.rows  ["Tea", "Milk", "Eggs"] → ["Milk", "Eggs", "Tea"]
                 invalidates Screen
        body     Screen  #3  because Screen.rows
      > :swipe Milk
        state    Screen.rows  ["Milk", "Eggs", "Tea"] → ["Eggs", "Tea"]
                 invalidates Screen
        body     Screen  #4  because Screen.rows
      > :swipe Tea
      brews
      > :swipe Tea Pour
      pours
      > :delete Tea
        state    Screen.rows  ["Eggs", "Tea"] → ["Eggs"]
                 invalidates Screen
        body     Screen  #5  because Screen.rows
      > :delete Tea
      error: there is no row 'Tea' to delete on the screen; there is only 'Eggs'
      > :refresh
      refreshes
      > :set-value Volume 0.7
        state    Screen.volume  0.2 → 0.5
      > :set-value Volume "loud"
      <input 12>:1:19: error: cannot convert value of type 'String' to type 'Double' in coercion
      1 | :set-value Volume "loud"
        |                   ^
      > :pick Size Large
        state    Screen.size  "Small" → "Large"
      > :pick Size Huge
      error: 'Size' has no 'Huge'; the options are 'Small' and 'Large'
      > :render
        Screen  #5
          List
            Text  "Eggs"
          Slider  "Volume"  0.5
          Picker  "Size"  "Large"
            Text  "Small"
            Text  "Large"
      """#)
  }
}
