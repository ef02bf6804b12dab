import Foundation
import Glibc
import Testing

/// A shell that is shown on a page, with pipes for its terminal.
final class LiveShell {
  let address: String
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var unread = ""
  private var hasEnded = false

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  convenience init(_ arguments: String...) throws { try self.init(arguments + ["--norc", "--private", "--show"]) }

  /// Starts obsh in another way.
  init(_ arguments: [String]) throws {
    var (toShell, fromShell): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&toShell) == 0, pipe(&fromShell) == 0 else { throw Failure(description: "no pipe") }
    input = fcntl(toShell[1], F_DUPFD_CLOEXEC, 10)
    output = fcntl(fromShell[0], F_DUPFD_CLOEXEC, 10)
    close(toShell[1])
    close(fromShell[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toShell[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromShell[1], 1)
    posix_spawn_file_actions_adddup2(&actions, fromShell[1], 2)
    // The tests are built beside the program.
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(fileURLWithPath: tests).deletingLastPathComponent().path(percentEncoded: false)
    let words = [path + "obsh"] + arguments
    let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let variables: [String] = ["HOME=/nonexistent", "LC_ALL=C.UTF-8"]
    let environment: [UnsafeMutablePointer<CChar>?] = variables.map { text in strdup(text) } + [nil]
    defer { for pointer in pointers + environment { free(pointer) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, words[0], &actions, nil, pointers, environment)
    close(toShell[0])
    close(fromShell[1])
    process = child
    guard status == 0 else { throw Failure(description: "cannot start \(words[0])") }
    let start = try Self.read(from: output, until: "/\n", rest: &unread)
    address = String(start[(start.range(of: "http://")?.lowerBound ?? start.endIndex)...].dropLast())
    try #require(address.hasPrefix("http://127.0.0.1:"))
  }

  deinit {
    close(input)
    if !hasEnded { kill(process, SIGKILL) }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(output)
  }

  /// `127.0.0.1:1234`, and the path of the page.
  var host: String { address.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
  var path: String { "/\(address.split(separator: "/").last ?? "")/" }

  /// Types inputs, and waits until the last one has been answered. Returns what has been shown.
  @discardableResult
  func enter(_ inputs: String...) throws -> String {
    let mark = "mark \(UUID().uuidString)"
    send((inputs + ["print(\"\(mark)\")"]).joined(separator: "\n") + "\n")
    return try expect(mark + "\n")
  }

  /// Types text, and waits for nothing.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// Waits until the shell shows a text, and returns what it has shown until then.
  @discardableResult
  func expect(_ text: String) throws -> String { try Self.read(from: output, until: text, rest: &unread) }

  private static func read(from descriptor: Int32, until text: String, rest: inout String) throws -> String {
    while true {
      if let range = rest.range(of: text) {
        defer { rest = String(rest[range.upperBound...]) }
        return String(rest[..<range.upperBound])
      }
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 60_000) > 0 else { throw Failure(description: "not shown: \(text), but \(rest)") }
      var part = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(descriptor, &part, part.count)
      guard count > 0 else { throw Failure(description: "the shell has ended: \(rest)") }
      rest += String(decoding: part[..<count], as: UTF8.self)
    }
  }

  /// Ends the shell as Ctrl-D does: its status.
  func end() -> Int32 {
    send(":quit\n")
    var status: Int32 = 0
    waitpid(process, &status, 0)
    hasEnded = true
    return status >> 8 & 0xFF
  }

  // MARK: Requests

  /// A connection to the page's port.
  func connect() throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (UInt16(host.split(separator: ":").last ?? "") ?? 0).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close(descriptor)
      throw Failure(description: "no connection: \(errno)")
    }
    return descriptor
  }

  /// The status line of the answer to a request of these lines; empty where there is none.
  func status(of lines: [String], body: String = "") throws -> String {
    let descriptor = try connect()
    defer { close(descriptor) }
    let bytes = Array((lines + ["Connection: close", "", ""]).joined(separator: "\r\n").utf8) + Array(body.utf8)
    _ = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 30_000) > 0 else { return "nothing" }
    var part = [UInt8](repeating: 0, count: 1_024)
    let count = max(recv(descriptor, &part, part.count, 0), 0)
    return String(decoding: part[..<count].prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }
}
