import Foundation
import Testing

/// What views find around them (4.7).
@Suite struct EnvironmentTests {
  @Test func `4.7 a missing observable object is a trap in SwiftUI's words, and the shell lives`() {
    check(
      #"""
      > @Observable class Settings { var size = 1 }
      > struct Child: View { @Environment(Settings.self) var settings; var body: some View { Text("\(settings.size)") } }
      > struct Screen: View { var body: some View { Child() } }
      > :mount Screen()
        body     Screen  #1  reads nothing
      <input 4>:1:8: Fatal error: No Observable object of type Settings found. A View.environmentObject(_:) for Settings may be missing as an ancestor of this view. Child.settings finds no Settings: nothing on the way Screen → Child sets one.
      1 | :mount Screen()
        |        ^
      Changes made up to that point are kept.
      > :views
      There are no views. '#Preview { … }' or ':mount VIEW' mounts one; ':view NAME EXPR KEYPATH…' binds one.
      > :mount Screen().environment(Settings())
        body     Screen  #1  reads nothing
        body     Child  #1  reads Settings#1.size
      > :render
      * Screen  #1
      *   Child  #1
            Text  "1"
      """#)
  }

  @Test func `4.7 a missing model is a mistake, at the line that shows the view without one`() {
    let trial = Trial(
      "@Observable class Settings { var size = 1 }",
      "struct Child: View { @Environment(Settings.self) var settings; var body: some View { Text(\"\\(settings.size)\") } }",
      "struct Screen: View {\n  var body: some View {\n    Child()\n  }\n}", ":mount Screen()", ":mount Child()",
      ":mistakes")
    #expect(
      trial.mistakes == [
        "Child.settings finds no Settings: nothing on the way Screen → Child sets one.",
        "Child.settings finds no Settings: Child is mounted without one; pass one with '.environment(_:)'.",
      ])
    #expect(trial.last.contains("<input 3>:3: add '.environment(…)' to Child"))
  }

  @Test func `4.7 a missing ObservableObject is a trap in SwiftUI's words`() {
    check(
      #"""
      > class Settings: ObservableObject { @Published var size = 1 }
      > struct Child: View { @EnvironmentObject var settings: Settings; var body: some View { Text("\(settings.size)") } }
      > :mount Child()
      <input 2>:1:95: Fatal error: No ObservableObject of type Settings found. A View.environmentObject(_:) for Settings may be missing as an ancestor of this view. Child.settings finds no Settings: Child is mounted without one; pass one with '.environmentObject(_:)'.
      1 | … var settings: Settings; var body: some View { Text("\(settings.size)") } }
        |                                                         ^
      Changes made up to that point are kept.
      > :mount Child().environmentObject(Settings())
        body     Child  #1  reads Settings#1.objectWillChange
      > :render
      * Child  #1
          Text  "1"
      """#)
  }

  // OpenSwiftUI: `EnvironmentBox.update` reads the environment before the body runs.
  @Test func `4.7 a missing observable object is a trap before the body, whether or not the body reads it`() {
    let trial = Trial(
      "@Observable class Settings { var size = 1 }",
      """
      struct Child: View {
        @Environment(Settings.self) var settings
        var body: some View { let _ = print("body"); Button("Read") { print(settings.size) } }
      }
      """, ":mount Child()", ":mount Child().environment(Settings())", ":tap Read")
    #expect(trial.shown[2].contains("Fatal error: No Observable object of type Settings found."))
    #expect(
      trial.shown[2].contains("Child is mounted without one; pass one with '.environment(_:)'."))
    #expect(!trial.shown[2].contains("body"))
    #expect(trial.last == "1\n")
  }

  @Test func `4.7 where no input mounts the view, the trap is at the property that needs the object`() {
    let trial = Trial(
      "@Observable class Settings { var size = 1 }",
      "struct Child: View {\n  @Environment(Settings.self) var settings\n  var body: some View { Text(\"\") }\n}",
      "struct Page: View { @State var on = false; var body: some View { Button(\"Go\") { on = true }; if on { Child() } } }",
      ":mount Page()", ":tap Go")
    #expect(trial.last.contains("<input 2>:2:35: Fatal error: No Observable object of type Settings found."))
  }

  @Test func `4.7 a missing ObservableObject that nobody reads is not missed`() {
    let trial = Trial(
      "class Settings: ObservableObject { @Published var size = 1 }",
      "struct Child: View { @EnvironmentObject var settings: Settings; var body: some View { Text(\"child\") } }",
      ":mount Child()")
    #expect(trial.failure == nil)
    #expect(trial.bodies("Child") == 1)
  }

  /// The end of the message for a `Child` that finds no `Settings`.
  private func whereLost(_ views: String..., inputs: [String]) -> String {
    let trial = Trial(
      [
        "@Observable class Settings { var size = 1 }", "let settings = Settings()",
        "struct Child: View { @Environment(Settings.self) var settings; var body: some View { Text(\"child\") } }",
      ] + views + inputs)
    let message = trial.last.split(separator: "\n").first { $0.contains("Fatal error") } ?? ""
    return message.components(separatedBy: "Child.settings finds no Settings: ").last ?? ""
  }

  @Test func `4.7 the message says that the object was set inside of a sheet`() {
    #expect(
      whereLost(
        """
        struct Screen: View {
          @State var isOpen = false
          var body: some View {
            Button("Open") { isOpen = true }.environment(settings).sheet(isPresented: $isOpen) { Child() }
          }
        }
        """, inputs: [":mount Screen()", ":tap Open"])
        == "nothing on the way Screen → sheet → Child sets one. Screen sets one on the view that '.sheet' is attached to:"
        + " write it after '.sheet', or inside.")
  }

  @Test func `4.7 the message says that the object was set on a sibling, or by another view`() {
    let beside = "struct Screen: View { var body: some View { Text(\"a\").environment(settings); Child() } }"
    #expect(
      whereLost(beside, inputs: [":mount Screen()"])
        == "nothing on the way Screen → Child sets one. Screen sets one on another part of its body.")
    #expect(
      whereLost(
        "struct Other: View { var body: some View { Text(\"a\").environment(settings) } }",
        "struct Screen: View { var body: some View { Other(); Child() } }", inputs: [":mount Screen()"])
        == "nothing on the way Screen → Child sets one. Other sets one, but only for the views inside Other.")
  }

  // OpenSwiftUI: `EnvironmentBox.update` reads inside of `_withObservation`.
  @Test func `4.1 what a key path reads of a model in the environment runs the view`() {
    let trial = Trial(
      "@Observable final class Settings { var name = \"a\"; var other = 0; init() {} }",
      "extension EnvironmentValues { @Entry var settings: Settings = Settings() }",
      "struct Child: View { @Environment(\\.settings.name) var name; var body: some View { Text(name) } }",
      "let settings = Settings()", ":mount Child().environment(\\.settings, settings)", "settings.name = \"b\"",
      "settings.other = 1", ":render")
    #expect(trial.bodies("Child") == 2)
    #expect(trial.last.contains("Text  \"b\""))
  }

  @Test func `4.7 an optional environment object is nil`() {
    check(
      #"""
      > @Observable class Settings { var size = 1 }
      > struct Child: View { @Environment(Settings.self) var settings: Settings?; var body: some View { Text(settings.map { "\($0.size)" } ?? "none") } }
      > :mount Child()
        body     Child  #1  reads nothing
      > :render
      * Child  #1
          Text  "none"
      > :mount "Given" Child().environment(Settings())
        body     Child[2]  #1  reads Settings#1.size
      > :render Given
      * Child[2]  #1
          Text  "1"
      """#)
  }

  @Test func `4.7 an environment value runs the views that read its key, and no others`() {
    check(
      #"""
      > extension EnvironmentValues { @Entry var accent = "red" }
      > struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
      > extension EnvironmentValues { var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } } }
      > struct Reader: View { @Environment(\.accent) var accent; var body: some View { Text(accent) } }
      > struct Other: View { @Environment(\.level) var level; var body: some View { Text("\(level)") } }
      > struct Plain: View { var body: some View { Text("plain"); Reader() } }
      > struct Screen: View {
      .   @State var accent = "red"
      .   var body: some View {
      .     VStack { Plain(); Other() }.environment(\.accent, accent)
      .     Button("Blue") { accent = "blue" }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.accent
        body     Plain  #1  reads nothing
        body     Reader  #1  reads nothing
        body     Other  #1  reads nothing
      > :tap Blue
        body     Screen  #2  because Screen.accent
        body     Reader  #2  because environment accent
      > :why Reader
      Reader ran in the last turn (#2): the environment value accent changed.
      > :why Other
      Other has not run since #1: the body of Screen ran, but passed a value equal to the previous one.
      """#)
  }

  @Test func `4.7 an inner value hides the outer one: a change outside does not reach those inside`() {
    check(
      #"""
      > struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
      > extension EnvironmentValues { var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } } }
      > struct Reader: View { let name: String; @Environment(\.level) var level; var body: some View { Text("\(name) \(level)") } }
      > struct Screen: View {
      .   @State var level = 1
      .   var body: some View {
      .     VStack { Reader(name: "outer"); Reader(name: "inner").environment(\.level, 9) }.environment(\.level, level)
      .     Button("Up") { level += 1 }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.level
        body     Reader  #1  reads nothing
        body     Reader[2]  #1  reads nothing
      > :tap Up
        body     Screen  #2  because Screen.level
        body     Reader  #2  because environment level
      > :render
      * Screen  #2
          VStack
      *     Reader  #2
              Text  "outer 2"
            Reader[2]  #1
              Text  "inner 9"
          Button  "Up"
      """#)
  }

  @Test
  func `4.7 another object in the environment runs who reads it; a write to it only those who read that property`() {
    check(
      #"""
      > @Observable class Settings { var size: Int; var name = "a"; init(_ size: Int) { self.size = size } }
      > struct Size: View { @Environment(Settings.self) var settings; var body: some View { Text("\(settings.size)") } }
      > struct Name: View { @Environment(Settings.self) var settings; var body: some View { Text(settings.name) } }
      > struct Screen: View {
      .   @State var settings = Settings(1)
      .   var body: some View {
      .     VStack { Size(); Name() }.environment(settings)
      .     Button("Replace") { settings = Settings(2) }
      .     Button("Rename") { settings.name = "b" }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.settings
        body     Size  #1  reads Settings#1.size
        body     Name  #1  reads Settings#1.name
      > :tap Rename
        body     Name  #2  because Settings#1.name
      > :tap Replace
        body     Screen  #2  because Screen.settings
        body     Size  #2  because environment Settings.self
        body     Name  #3  because environment Settings.self
      """#)
  }

  @Test func `4.7 disabled reaches all controls inside, and is not undone by an inner false`() {
    check(
      """
      > struct Screen: View {
      .   @State var isOff = true
      .   var body: some View {
      .     VStack { Button("Go") { print("gone") }.disabled(false) }.disabled(isOff)
      .     Button("Enable") { isOff = false }
      .   }
      . }
      > :mount Screen()
        body     Screen  #1  reads Screen.isOff
      > :tap Go
      error: 'Go' is disabled
      > :tap Enable
        body     Screen  #2  because Screen.isOff
      > :tap Go
      gone
      """)
  }

  @Test func `4.7 what a sheet shows finds the environment of the view that presents it`() {
    check(
      #"""
      > @Observable class Settings { var size = 7 }
      > struct Detail: View { @Environment(Settings.self) var settings; @Environment(\.dismiss) var dismiss; var body: some View { Text("\(settings.size)"); Button("Close") { dismiss() } } }
      > struct Screen: View {
      .   @State var isShown = false
      .   var body: some View { Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Detail() } }
      . }
      > :mount Screen().environment(Settings())
        body     Screen  #1  reads nothing
      > :tap Open
        body     Detail  #1  reads Settings#1.size
      > :render
        Screen  #1
          Button  "Open"
          sheet
      *     Detail  #1
              Text  "7"
              Button  "Close"
      > :tap Close
      > :render
        Screen  #1
          Button  "Open"
      """#)
  }
}
