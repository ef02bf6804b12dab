import Glibc
import Testing

/// `obsh open --watch`: files that change take effect by themselves.
@Suite struct OpenWatchTests {
  private static func page(_ title: String) -> String {
    """
    import SwiftUI
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("\(title) \\(count)")
        Button("Add") { count += 1 }
      }
    }
    #Preview { Page() }
    """
  }

  private func opened(_ home: ShellHome, _ path: String = "app") throws -> PseudoTerminal {
    home.write(Self.page("old"), to: "app/Page.swift")
    let terminal = try home.shell("open", "--watch", "--norc", "\(home.path)/\(path)")
    try terminal.input(":mount Page", shows: "Page  #1")
    try terminal.input(":tap Add", shows: "Page  #2")
    try terminal.expect("> ")
    return terminal
  }

  @Test(arguments: ["app", "app/Page.swift"])
  func `a file that is saved takes effect at the prompt`(path: String) throws {
    let home = try ShellHome()
    let terminal = try opened(home, path)
    home.write(Self.page("new"), to: "app/Page.swift")
    try terminal.expect(":reload")
    try terminal.expect("Changed: ")
    try terminal.input(":render", shows: "new 1")
  }

  @Test func `so does one that an editor renames into place, and one in a new folder`() throws {
    let home = try ShellHome()
    let terminal = try opened(home)
    home.write(Self.page("renamed"), to: "app/.Page.swift.tmp")
    #expect(rename("\(home.path)/app/.Page.swift.tmp", "\(home.path)/app/Page.swift") == 0)
    try terminal.expect("Changed: ")
    try terminal.input(":render", shows: "renamed 1")
    home.write(#"struct More: View { var body: some View { Text("more") } }"#, to: "app/parts/More.swift")
    try terminal.expect("New views: More")
    try terminal.input(":mount More()", shows: "More  #1")
  }

  @Test func `a mistake in it is reported, and the typed text stays`() throws {
    let home = try ShellHome()
    let terminal = try opened(home)
    terminal.type("1 + ")
    home.write(Self.page("old") + "\nlet limit: Int = \"none\"\n", to: "app/Page.swift")
    try terminal.expect("sealed: ")
    try terminal.expect("cannot convert value of type 'String' to specified type 'Int'")
    try terminal.expect("1 + ")
    terminal.type("41\r")
    try terminal.expect("Int = 42")
  }

  @Test func `a file that is written without a change says nothing`() throws {
    let home = try ShellHome()
    let terminal = try opened(home)
    home.write(Self.page("old"), to: "app/Page.swift")
    home.write("notes", to: "app/notes.txt")
    home.write(Self.page("other"), to: "app/Page.swift")
    let shown = try terminal.expect("Changed: ")
    #expect(!shown.contains("Nothing has changed"))
  }
}
