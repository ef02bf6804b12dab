import Glibc
import LineEditor
import Testing

/// One after the other, as readers share the process's signals.
@Suite(.serialized) struct PlainLines {
  /// What the reader makes of bytes that come through a pipe.
  private func read(_ bytes: [UInt8], isComplete: @escaping (String) -> Bool = { _ in true }) throws -> [ReadResult] {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reader = InputReader(plainlyFrom: ends[0])
    defer { close(ends[0]) }
    let writer = Writer(bytes: bytes, descriptor: ends[1])
    defer { writer.join() }
    var results: [ReadResult] = []
    while results.last != .endOfFile {
      results.append(reader.read(prompt: "> ", continuation: ". ", isComplete: isComplete))
    }
    return results
  }

  private func read(_ text: String, isComplete: @escaping (String) -> Bool = { _ in true }) throws -> [ReadResult] {
    try read(Array(text.utf8), isComplete: isComplete)
  }

  @Test func `each line is an input`() throws {
    #expect(try read("a\n\nb\n") == [.input("a"), .input(""), .input("b"), .endOfFile])
  }

  @Test func `an empty pipe has none`() throws {
    #expect(try read("") == [.endOfFile])
  }

  @Test func `the last line needs no newline`() throws {
    #expect(try read("a\nb") == [.input("a"), .input("b"), .endOfFile])
  }

  @Test(arguments: [65_535, 65_536, 65_537, 1_000_000])
  func `a line may be longer than any buffer`(_ length: Int) throws {
    let line = String(repeating: "x", count: length)
    #expect(try read("\(line)\nb\n") == [.input(line), .input("b"), .endOfFile])
  }

  @Test func `CR LF ends a line as LF does`() throws {
    #expect(try read("a\r\nb\rc\r\n") == [.input("a"), .input("b\rc"), .endOfFile])
  }

  @Test func `bytes that are no UTF-8 are repaired`() throws {
    #expect(try read([0x61, 0xFF, 0x62, 0x0A]) == [.input("a\u{FFFD}b"), .endOfFile])
  }

  @Test func `an input may take several lines`() throws {
    let results = try read("if x {\n  y\n}\nz\n") { !$0.hasPrefix("if") || $0.hasSuffix("}") }
    #expect(results == [.input("if x {\n  y\n}"), .input("z"), .endOfFile])
  }

  @Test func `an input that the end cuts short is handed over`() throws {
    #expect(try read("if x {\n  y\n") { !$0.hasPrefix("if") } == [.input("if x {\n  y"), .endOfFile])
  }

  @Test func `without a terminal there is no prompt and no escape sequence`() throws {
    let output = try outputWithoutTerminal(Array("a\n{\nb}".utf8))
    #expect(output == "«editing false»\n«input \"a\"»\n«input \"{\\nb}\"»\n«end of file»\n")
  }
}

@Suite struct PlainTerminals {
  @Test(arguments: ["dumb", "", "no-such-terminal"])
  func `a terminal that cannot be edited on is read line by line, without complaint`(_ name: String) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": name])
    #expect(try terminal.expect("> ") == "«editing false»\r\n> ")
    terminal.type("{\r")
    try terminal.expect("\r\n. ")
    terminal.type("é}\r")
    #expect(try terminal.result() == #"input "{\né}""#)
  }

  @Test func `Ctrl-C drops the input and the shell stays`() throws {
    let terminal = try PseudoTerminal(environment: ["TERM": "dumb"])
    try terminal.expect("> ")
    terminal.type("{\r")
    try terminal.expect("\r\n. ")
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.type("\u{3}")
    #expect(try terminal.result() == "interrupted")
    #expect(try terminal.enter("x\r") == #"input "x""#)
  }

  @Test func `Ctrl-D ends the shell`() throws {
    let terminal = try PseudoTerminal(environment: ["TERM": "dumb"])
    try terminal.expect("> ")
    terminal.type("\u{4}")
    #expect(try terminal.result() == "end of file")
    #expect(terminal.end() == 0)
  }
}

/// A thread that fills a pipe, which holds less than a test has to write.
private final class Writer {
  private var thread = pthread_t()

  init(bytes: [UInt8], descriptor: Int32) {
    let work = Unmanaged.passRetained(Work(bytes: bytes, descriptor: descriptor))
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
        writeAll(work.bytes, to: work.descriptor)
        close(work.descriptor)
        return nil
      }, work.toOpaque())
  }

  func join() {
    pthread_join(thread, nil)
  }

  private final class Work {
    let bytes: [UInt8]
    let descriptor: Int32

    init(bytes: [UInt8], descriptor: Int32) {
      self.bytes = bytes
      self.descriptor = descriptor
    }
  }
}
