import Glibc
import Testing

@testable import LineEditor

@Suite struct HistoryFiles {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(files: [:]) }

  var path: String { folder.path + "/obsh/history" }

  private func content() -> String { text(of: path) }
  private func put(_ bytes: [UInt8]) {
    mkdir(folder.path + "/obsh", 0o700)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    writeAll(bytes, to: descriptor)
    close(descriptor)
  }
  private func history(limit: Int = 100, bytes: Int = 4 << 20) -> History {
    History(limit: limit, file: HistoryFile(path: path, limits: .init(entries: limit, bytes: bytes)))
  }

  @Test func `an input is a line, however many lines it has`() {
    history().remember("do {\n  f(\\.count)\r\n}\t// é")
    #expect(content() == "do {\\n  f(\\\\.count)\\r\\n}\t// é\n")
    #expect(history().entries == ["do {\n  f(\\.count)\r\n}\t// é"])
  }

  @Test func `it is its owner's alone, also if it was not before`() {
    history().remember("a")
    #expect(mode(of: path) == 0o600)
    #expect(mode(of: folder.path + "/obsh") == 0o700)
    chmod(path, 0o644)
    history().remember("b")
    #expect(mode(of: path) == 0o600)
  }

  @Test func `blank inputs, repetitions and those that begin with a space are left out`() {
    let history = history()
    for input in ["a", "a", " secret", "  ", "\n", "b", "a"] { history.remember(input) }
    #expect(content() == "a\nb\na\n")
  }

  @Test func `two shells write into one file, each what it was given`() {
    let (one, other) = (history(), history())
    one.remember("a")
    other.remember("b")
    one.remember("c")
    #expect(content() == "a\nb\nc\n")
    #expect(one.entries == ["a", "c"])
    #expect(history().entries == ["a", "b", "c"])
  }

  @Test func `the file is bounded and keeps the newest`() {
    let history = history(limit: 8)
    for number in 1...100 { history.remember("input \(number)") }
    let kept = self.history(limit: 8).entries
    #expect(kept.last == "input 100")
    #expect(kept == (93...100).map { "input \($0)" })
    #expect(content().split(separator: "\n").count <= 16)
  }

  @Test func `long inputs count by their length`() {
    let history = history(limit: 8, bytes: 1000)
    for number in 1...20 { history.remember(String(repeating: "x", count: 300) + "\(number)") }
    #expect(content().utf8.count <= 3000)
    #expect(content().hasSuffix("x20\n"))
  }

  @Test func `an entry that a killed shell left half written is completed or written over`() {
    put(Array("a\nlet half".utf8))
    history().remember("b")
    #expect(content() == "a\nlet half\nb\n")
    put(Array("a\n\"caf".utf8) + [0xC3])
    #expect(history().entries == ["a"])
    history().remember("b")
    #expect(content() == "a\nb\n")
  }

  @Test(arguments: [
    Array("a\n".utf8) + [0xFF, 0xFE, 0x0A] + Array("b\n".utf8),
    Array("a\n\0\0\0\n".utf8) + Array("b\n".utf8),
    Array("a\n\\x\nb\n".utf8),
  ])
  func `a damaged file is kept aside, and what can be read goes on`(_ bytes: [UInt8]) {
    put(bytes)
    let history = history()
    #expect(history.entries == ["a", "b"])
    let words = "the history file was damaged; it is kept as '\(path).damaged', and 2 entries could be read"
    #expect(history.takeComplaint() == words)
    #expect(history.takeComplaint() == nil)
    #expect(bytesOf(path + ".damaged") == bytes)
    #expect(content() == "a\nb\n")
    // Damaged again, it is another file.
    put(bytes)
    _ = self.history()
    #expect(bytesOf(path + ".damaged") == bytes)
    #expect(bytesOf(path + ".damaged-2") == bytes)
    #expect(self.history().takeComplaint() == nil)
  }

  @Test func `a link to the file stays a link`() {
    history(limit: 4).remember("a")
    let link = folder.path + "/link"
    symlink(path, link)
    let linked = History(limit: 4, file: HistoryFile(path: link, limits: .init(entries: 4)))
    for number in 1...20 { linked.remember("\(number)") }
    #expect(history().entries.last == "20")
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func `where no file can be, the history lives as long as the shell, and says so once`() {
    let history = History(file: HistoryFile(path: "/dev/null/history"))
    #expect(history.takeComplaint() == "the history is not kept: cannot open '/dev/null/history': Not a directory")
    history.remember("a")
    #expect(history.entries == ["a"])
    #expect(history.takeComplaint() == nil)
    let folder = History(file: HistoryFile(path: folder.path))
    #expect(folder.takeComplaint() == "the history is not kept: cannot open '\(self.folder.path)': Is a directory")
    #expect(History(file: HistoryFile(path: "/dev/null")).takeComplaint()?.hasSuffix("is not a file") == true)
  }

  @Test(
    arguments: [
      (["OBSH_HISTORY": "/a/b", "XDG_STATE_HOME": "/s", "HOME": "/h"], "/a/b"),
      (["OBSH_HISTORY": "", "HOME": "/h"], nil),
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/obsh/history"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/obsh/history"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/obsh/history"),
      ([:], nil),
    ] as [([String: String], String?)])
  func `it is in the state folder, unless the environment says otherwise`(
    _ environment: [String: String], _ path: String?
  ) {
    #expect(HistoryLocation.path(environment: environment) == path)
  }
}

@Suite struct HistoryOfSeveralShells {
  let up = "\u{1B}[A"

  @Test func `the next shell recalls what this one has read`() throws {
    let folder = try TemporaryFolder(files: [:])
    let environment = ["OBSH_HISTORY": folder.path + "/history"]
    let first = try PseudoTerminal(environment: environment)
    try first.expect("true»")
    try first.expect("> ")
    first.type("if x {\r")
    try first.expect("\n. ")
    first.type("y }\r")
    #expect(try first.result() == #"input "if x {\n  y }""#)
    try first.enter("\u{4}")
    #expect(first.end() == 0)
    let second = try PseudoTerminal(environment: environment)
    try second.expect("true»")
    #expect(try second.enter("\(up)\r") == #"input "if x {\n  y }""#)
  }

  @Test func `shells killed while they write lose no entry that was answered`() throws {
    let folder = try TemporaryFolder(files: [:])
    let path = folder.path + "/history"
    // A limit so low that compaction, too, is killed now and then.
    let limit = 40
    var answered: [String] = []
    for round in 1...6 {
      let shells = try (1...2).map { _ in
        try PseudoTerminal(arguments: ["> ", "\(limit)"], environment: ["OBSH_HISTORY": path])
      }
      for shell in shells { try shell.expect("true»") }
      for number in 1...12 {
        for (index, shell) in shells.enumerated() {
          let input = "let s\(index)r\(round)n\(number) = \(String(repeating: "é", count: 400))"
          // All but the last are waited for; the last two are in the middle of something when the signal comes.
          if number < 12 {
            #expect(try shell.enter("\(input)\r").hasPrefix("input"))
            answered.append(input)
          } else {
            shell.type("\(input)\r")
          }
        }
      }
      for shell in shells { shell.send(SIGKILL) }
      for shell in shells { #expect(shell.end() == -SIGKILL) }
      let entries = History(limit: 1000, file: HistoryFile(path: path)).entries
      #expect(answered.suffix(limit - 4).allSatisfy(entries.contains))
      #expect(!text(of: path).contains("\u{FFFD}"))
    }
    #expect(access(path + ".damaged", F_OK) != 0)
  }
}

/// What is on the disk at each moment at which a shell may be killed that compacts the file.
@Suite struct KilledCompactions {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(files: [:]) }

  private var path: String { folder.path + "/history" }

  private func put(_ text: String, to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    writeAll(Array(text.utf8), to: descriptor)
    close(descriptor)
  }

  @Test(arguments: ["", "input 3\ninp", "input 9\n"])
  func `half a new file is nothing, and is written over`(_ rest: String) {
    put((1...10).map { "input \($0)\n" }.joined(), to: path)
    put(rest, to: path + ".new")
    let history = History(limit: 8, file: HistoryFile(path: path, limits: .init(entries: 8)))
    #expect(history.entries == (3...10).map { "input \($0)" })
    history.remember("input 11")
    history.remember("input 12")
    history.remember("input 13")
    #expect(text(of: path) == (6...13).map { "input \($0)\n" }.joined())
    #expect(access(path + ".new", F_OK) != 0)
  }

  @Test func `a shell that is killed while it writes the new file loses nothing, and the other goes on`() throws {
    let limit = 20
    // Long enough that it can be caught: two files of some megabytes.
    let inputs = (1...30).map { "let s\($0) = \"\(String(repeating: "x", count: 100_000))\"" }
    let environment = ["OBSH_HISTORY": path]
    var isCaught = false
    for _ in 1...20 where !isCaught {
      put("", to: path)
      let other = try PseudoTerminal(arguments: ["> ", "\(limit)"], environment: environment)
      try other.expect("true»")
      put(inputs.map { $0 + "\n" }.joined(), to: path)
      // As it starts it has too many entries to read.
      let killed = try PseudoTerminal(arguments: ["> ", "\(limit)"], environment: environment)
      let size = text(of: path).utf8.count
      #expect(killed.wait { access(path + ".new", F_OK) == 0 || fileSize(path) < size })
      killed.send(SIGKILL)
      #expect(killed.end() == -SIGKILL)
      isCaught = access(path + ".new", F_OK) == 0
      #expect(try other.enter("let other = 1\r").hasPrefix("input"))
      #expect(try other.enter("let another = 2\r").hasPrefix("input"))
      let entries = History(limit: 1000, file: HistoryFile(path: path)).entries
      #expect(entries.suffix(limit + 2) == (inputs.suffix(limit) + ["let other = 1", "let another = 2"])[...])
      #expect(access(path + ".damaged", F_OK) != 0)
    }
    #expect(isCaught)
  }

  private func fileSize(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}

private func mode(of path: String) -> UInt32 {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
}

private func bytesOf(_ path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  defer { close(descriptor) }
  return descriptor < 0 ? [] : readAll(from: descriptor)
}

private func text(of path: String) -> String { String(decoding: bytesOf(path), as: UTF8.self) }
