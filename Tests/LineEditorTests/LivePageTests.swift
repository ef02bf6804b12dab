import Glibc
import Testing

/// What comes from the page of ':show' while a person types at the terminal.
@Suite struct LivePages {
  private static let app = [
    "@Observable class C { var n = 0 }", "let c = C()",
    #"struct V: View { let c: C; var body: some View { Button("Add") { c.n += 1 } } }"#, ":mount V(c: c)",
  ]

  @Test func `a tap on the page comes between, and what has been typed stays as it was`() throws {
    let home = try ShellHome()
    let terminal = try home.shell("--norc", "--show", columns: 30)
    try terminal.expect("http://")
    let address = try terminal.expect("/\r\n").dropLast(2)
    for input in Self.app { try terminal.input(input) }
    try terminal.expect("body     V  #1")
    // More than a row, with the cursor before the last parenthesis but one.
    try terminal.input("print(c.n); print(c.n) ")
    try terminal.expect("0\r\n0\r\n")
    try terminal.expect("> ")
    terminal.type("print(\"a text of two rows\", c.n + 10)\u{1B}[D\u{1B}[D")
    try terminal.expect("+ 10")
    try post("tap\nAdd\n\n", to: String(address))
    try terminal.expect("> :tap \"Add\"\r\n")
    try terminal.expect("didSet   C#1.n  0 → 1")
    try terminal.expect("+ 10")
    terminal.type("5\r")
    try terminal.expect("a text of two rows 151\r\n")
    // In the middle of an input it waits for the input's end.
    try terminal.expect("> ")
    terminal.type("if true {\r")
    try terminal.expect(". ")
    try post("tap\nAdd\n\n", to: String(address))
    terminal.type("print(\"first\", c.n)\r}\r")
    try terminal.expect("first 1\r\n")
    try terminal.expect("didSet   C#1.n  1 → 2")
    try terminal.expect("> ")
    terminal.type("\u{4}")
    #expect(terminal.end() == 0)
  }

  @Test func `what was typed stands alone at the new prompt`() throws {
    let home = try ShellHome()
    let terminal = try home.shell("--norc", "--show", columns: 60)
    try terminal.expect("http://")
    let address = try terminal.expect("/\r\n").dropLast(2)
    try terminal.expect("> ")
    terminal.type("let half = ")
    try terminal.expect("= ")
    try post("why\nV\n\n", to: String(address))
    try terminal.expectScreen("> :why V", "error: there is no view 'V'", "> let half = |")
    terminal.type("1\r")
    try terminal.expect("half: Int = 1")
  }

  /// Does on the page at this address, without its `http://`, what a person would do there.
  private func post(_ body: String, to address: String) throws {
    let host = address.prefix { $0 != "/" }
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = (UInt16(host.split(separator: ":").last ?? "") ?? 0).bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    let lines = [
      "POST \(address.dropFirst(host.count))/input HTTP/1.1", "Host: \(host)", "Origin: http://\(host)",
      "Content-Type: application/x-obsh-input", "Content-Length: \(body.utf8.count)", "Connection: close", "", body,
    ]
    writeAll(Array(lines.joined(separator: "\r\n").utf8), to: descriptor)
    var answer = [UInt8](repeating: 0, count: 20)
    try #require(read(descriptor, &answer, answer.count) == answer.count)
    #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 202"))
  }
}
