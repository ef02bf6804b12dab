import Foundation
import Testing

/// The server as a process, over pipes.
@Suite struct LanguageServerProcessTests {
  private static var program: URL {
    Bundle.allBundles.lazy.map { $0.bundleURL.deletingLastPathComponent().appending(path: "obsh") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "obsh")
  }

  private func run(_ input: String) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = ["lsp"]
    let (input_, output) = (Pipe(), Pipe())
    process.standardInput = input_
    process.standardOutput = output
    try process.run()
    input_.fileHandleForWriting.write(Data(input.utf8))
    try input_.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  private func framed(_ message: String) -> String { "Content-Length: \(message.utf8.count)\r\n\r\n\(message)" }

  @Test func `a whole session`() throws {
    let result = try run(
      framed(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
        + framed(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#) + "noise\r\n\r\n"
        + framed(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#) + framed(#"{"jsonrpc":"2.0","method":"exit"}"#))
    #expect(result.output.contains("\"hoverProvider\":true"))
    #expect(result.output.contains("\"id\":2,\"result\":null"))
    #expect(result.status == 0)
  }

  @Test func `an editor that goes away ends it`() throws {
    #expect(try run(framed(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)).status == 1)
  }
}
