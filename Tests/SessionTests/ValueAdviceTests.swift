import Testing

/// `:wrapper` of values: who gives one, who writes it, and what keeps it.
@Suite struct ValueAdviceTests {
  private static let program = #"""
    > struct Switch: View {
    .   @Binding var isOn: Bool
    .   let title: String
    .   var body: some View { Toggle(title, isOn: $isOn) }
    . }
    > struct Meter: View {
    .   @State private var peak = 0
    .   var level: Int
    .   @State var copy: Int
    .   var label: String { "level \(level)" }
    .   @AppStorage("unit") private var unit = "dB"
    .   @Environment(\.colorScheme) private var scheme
    .   private let step = 2
    .   var body: some View {
    .     Text("\(label) \(peak) \(unit) \(copy)")
    .     Button("Up") { peak += step; copy = peak }
    .     Button("Unit") { unit = "%" }
    .   }
    . }
    > struct Page: View {
    .   @State private var isOn = false
    .   @State private var level = 1
    .   var body: some View {
    .     Switch(isOn: $isOn, title: "On")
    .     Meter(level: level, copy: level)
    .     Button("More") { level += 1 }
    .   }
    . }
    > :trace off
    > :mount Page()
    """#

  @Test func `a value that a parent gives is a binding where the view writes it, and a constant where not`() {
    check(
      Self.program + "\n"
        + #"""
        > :wrapper isOn in Switch
        @Binding var isOn: Bool
          Switch receives it from the body of Page (<input 3>:5: Switch(isOn: $isOn, title: "On")).
          It makes bindings: <input 1>:4: Toggle(title, isOn: $isOn)
          not @State: Switch would write a copy of its own, and Page would not be notified
          not let: Switch writes it
        > :wrapper title in Switch
        let title: String
          Switch receives it from the body of Page (<input 3>:5: Switch(isOn: $isOn, title: "On")).
          Switch neither writes it nor makes bindings to it.
          not @State: it keeps only the first value that it receives
          not @Binding: Switch does not write it
        > :wrapper level in Meter
        let level: Int
          Meter receives it from the body of Page (<input 3>:6: Meter(level: level, copy: level)).
          Meter neither writes it nor makes bindings to it.
          not @State: it keeps only the first value that it receives
          not @Binding: Meter does not write it
        > :wrapper step in Meter
        let step = 2
          It has the same value in each Meter (<input 2>:8).
          Meter neither writes it nor makes bindings to it.
          not @State: nothing writes it
          not @Binding: Meter does not write it
        """#)
  }

  @Test func `a value that no parent gives is a state of the view that writes it`() {
    check(
      Self.program + "\n"
        + #"""
        > :wrapper peak in Meter
        @State private var peak = 0
          Meter keeps it (<input 2>:2), and no parent passes it: it starts with its initial value.
          Meter writes it: <input 2>:11: peak += step
          not let or var: a body cannot write it, and each run of the parent would reset it
          not @Binding: no parent keeps it
          not @AppStorage: only values that outlive the view belong there
        > :wrapper isOn in Page
        @State private var isOn = false
          Page keeps it (<input 3>:2), and no parent passes it: it starts with its initial value.
          It makes bindings: <input 3>:5: Switch(isOn: $isOn, title: "On")
          not let or var: a body cannot write it, and each run of the parent would reset it
          not @Binding: no parent keeps it
          not @AppStorage: only values that outlive the view belong there
        """#)
  }

  @Test func `a state that a parent gives is a copy`() {
    check(
      Self.program + "\n"
        + #"""
        > :wrapper copy in Meter
        @Binding var copy: Int
          Meter receives it from the body of Page (<input 3>:6: Meter(level: level, copy: level)).
          Page must pass a binding: 'copy: $…'.
          Meter writes it: <input 2>:11: copy = peak
          not @State: Meter writes a copy of its own, and Page is not notified: right only for a draft
          not let: Meter writes it
        """#)
  }

  @Test func `computed, stored and environment values stay what they are`() {
    check(
      Self.program + "\n"
        + #"""
        > :wrapper label in Meter
        var label: String, computed as it is
          Meter computes it at each run (<input 2>:5), so it needs no storage.
          not @State: it would keep a copy that does not follow its source
          not @Binding: there is nothing stored to write
        > :wrapper unit in Meter
        @AppStorage("unit") private var unit = "dB"
          It is stored under its key and outlives Meter; all views with that key see its changes.
          Meter writes it: <input 2>:12: unit = "%"
          not @State: the value would end with Meter
          not @Binding: no parent passes it
          not let: Meter would not follow the stored value
        > :wrapper scheme in Meter
        @Environment(\.colorScheme) private var scheme
          The environment of Meter contains the value (<input 2>:7).
          not let or @Binding: every view in between would have to pass it on
          not @State: it would keep the first value
        """#)
  }

  @Test func `a name that is no property is an error`() {
    check(
      Self.program + "\n"
        + #"""
        > :wrapper nothing in Page
        error: there is no instance 'nothing'; ':objects' lists all
        """#)
  }
}
