import Foundation
import Testing

/// After a crash of the process itself, provoked by a hidden variable of the environment.
@Suite struct ServedCrashes {
  private func framed(_ messages: [[String: Any]]) throws -> Data {
    var bytes = Data()
    for message in messages {
      let body = try JSONSerialization.data(withJSONObject: message)
      bytes += Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
    return bytes
  }

  private func input(_ id: Int, _ text: String) -> [String: Any] {
    ["jsonrpc": "2.0", "id": id, "method": "session.input", "params": ["session": "s1", "text": text]]
  }

  @Test func `a crash is an error of its request, and the session is as before it`() throws {
    var requests: [[String: Any]] = [["jsonrpc": "2.0", "id": 0, "method": "session.new"]]
    requests.append(input(1, "var a = 1"))
    // More crashes than a process that crashes at its start is given.
    for id in 2..<32 { requests.append(input(id, id % 2 == 0 ? "print(\"BOOM\")" : "a += 1")) }
    requests.append(input(32, "a"))
    let answers = try serve(["serve", "--stdio"], framed(requests)).messages
    #expect(answers.count == 33)
    #expect(answers.map { $0["id"] as? Int } == Array(0...32))
    for answer in answers {
      let id = answer["id"] as? Int ?? 0
      let crashed = (2..<32).contains(id) && id % 2 == 0
      #expect(((answer["error"] as? [String: Any])?["code"] as? Int == -32004) == crashed)
    }
    let values = (answers.last?["result"] as? [String: Any])?["values"] as? [[String: Any]]
    #expect(values?.first?["text"] as? String == "16")
  }

  @Test func `a request that is called off while it runs ends, and the session goes on`() throws {
    let requests: [[String: Any]] = [
      ["jsonrpc": "2.0", "id": 0, "method": "session.new"], input(1, "var a = 1; while true { a += 1 }"),
      ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 1]], input(2, "a > 0"),
    ]
    let answers = try serve(["serve", "--stdio", "--max-steps", "9000000000000"], framed(requests)).messages
    #expect(answers.count == 3)
    let cancelled = answers.first { $0["id"] as? Int == 1 }?["error"] as? [String: Any]
    #expect(cancelled?["code"] as? Int == -32800)
    #expect(answers.contains { $0["id"] as? Int == 2 && $0["result"] != nil })
  }
}

/// What a process of obsh answers to its standard input.
struct ServedOutput {
  let bytes: Data

  /// Messages with headers.
  var messages: [[String: Any]] {
    var rest = bytes
    var messages: [[String: Any]] = []
    while let end = rest.firstRange(of: Data("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[rest.startIndex..<end.lowerBound], as: UTF8.self)
      guard let length = Int(header.drop { !$0.isNumber }), rest.endIndex - end.upperBound >= length else { break }
      let body = Data(rest[end.upperBound..<end.upperBound + length])
      if let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any] { messages.append(message) }
      rest = Data(rest[(end.upperBound + length)...])
    }
    return messages
  }

  /// Messages a line each.
  var lines: [[String: Any]] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
    }
  }
}

/// Where the tests' own bundle lies, there lies obsh.
let obsh =
  Bundle.allBundles.lazy.map { $0.bundleURL.deletingLastPathComponent().appending(path: "obsh") }
  .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "obsh")

func serve(_ arguments: [String], _ input: Data) throws -> ServedOutput {
  let process = Process()
  process.executableURL = obsh
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging([
    "OBSH_DEBUG_CRASH": "BOOM", "SWIFT_BACKTRACE": "enable=no",
  ]) { $1 }
  let (standardInput, output) = (Pipe(), Pipe())
  process.standardInput = standardInput
  process.standardOutput = output
  try process.run()
  // Pipes are short: who only writes would wait for who only writes.
  DispatchQueue.global().async {
    try? standardInput.fileHandleForWriting.write(contentsOf: input)
    try? standardInput.fileHandleForWriting.close()
  }
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return ServedOutput(bytes: bytes)
}
