import Glibc
import Testing

/// What the program says, and how it ends, where its output cannot be written.
@Suite struct OutputFailures {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: [
      "fails.md": "```obsh\n> 1\nInt = 2\n```\n", "passes.md": "```obsh\n> 1\nInt = 1\n```\n",
      "trap.swift": "print(1)\nfatalError(\"the end\")\n", "endless.swift": "while true { print(1) }\n",
      "names/a\u{1B}[31mb\nc.md": "```obsh\n> 1\nInt = 2\n```\n",
      "saves.md": "```obsh\n> let a = 1\na: Int = 1\n> :save \"new.swift\"\n...\n```\n",
    ])
  }

  /// Runs a shell script, in which `"$0"` is the program, in the folder.
  private func run(
    _ script: String, _ environment: [String: String] = [:]
  ) throws -> (output: String, errors: String, status: Int32) {
    let name = String(UInt64.random(in: 0...UInt64.max))
    let (output, errors) = ("\(folder.path)/\(name).out", "\(folder.path)/\(name).err")
    let script = "cd '\(folder.path)'; \(script)"
    let process = try spawn(.obsh, arguments: [], environment: environment, script: script) { actions in
      posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(actions, 1, output, O_WRONLY | O_CREAT, 0o600)
      posix_spawn_file_actions_addopen(actions, 2, errors, O_WRONLY | O_CREAT, 0o600)
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return (try contents(of: output), try contents(of: errors), status >> 8 & 0xFF)
  }

  private func contents(of path: String) throws -> String {
    let file = open(path, O_RDONLY)
    try #require(file >= 0)
    defer { close(file) }
    return String(decoding: readAll(from: file), as: UTF8.self)
  }

  @Test(arguments: [
    "test fails.md", "test passes.md", "test --list passes.md", "run trap.swift", "--help", "--version",
  ])
  func `a full disk is an error`(_ arguments: String) throws {
    let result = try run("\"$0\" \(arguments) >/dev/full")
    #expect(result.errors.hasPrefix("error: cannot write the standard output: No space left on device\n"))
    #expect(result.status == 2)
  }

  @Test(arguments: ["test fails.md", "run trap.swift", "--version"])
  func `a closed output is an error`(_ arguments: String) throws {
    let result = try run("\"$0\" \(arguments) >&-")
    #expect(result.errors.hasPrefix("error: cannot write the standard output: Bad file descriptor\n"))
    #expect(result.status == 2)
  }

  @Test func `a trap after a failed write is still told`() throws {
    #expect(try run("\"$0\" run trap.swift >/dev/full").errors.contains("the end"))
  }

  @Test func `a report that cannot be written is an error, and the results are told`() throws {
    let result = try run("\"$0\" test passes.md --junit /dev/full")
    #expect(result.errors == "/dev/full: error: cannot write: No space left on device\n")
    #expect(result.output == "1 passed, 0 failed in 1 transcript\n")
    #expect(result.status == 2)
  }

  @Test(arguments: [("test fails.md", 1), ("test passes.md", 0), ("run trap.swift", 1)] as [(String, Int32)])
  func `without a reader the status is kept`(_ arguments: String, _ status: Int32) throws {
    // The pipe's reader is gone before the program starts.
    let result = try run("{ sleep 0.3; \"$0\" \(arguments); echo $? >status; } | true; exit $(cat status)")
    #expect(result.status == status)
    #expect(!result.errors.contains("cannot write"))
  }

  @Test func `a program without a reader ends`() throws {
    let result = try run("{ \"$0\" run endless.swift; echo $? >status; } | head -1; exit $(cat status)")
    #expect(result.output == "1\n")
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test func `a file's name cannot steer the terminal`() throws {
    for arguments in ["test names", "test --list names", "test --verbose names", "run names/*", "play --auto names/*"] {
      let result = try run("\"$0\" \(arguments)")
      #expect(!(result.output + result.errors).contains("\u{1B}"), "\(arguments)")
    }
    #expect(try run("\"$0\" test --list names").output == "names/a\\u{1B}[31mb\\nc.md\n")
  }

  @Test func `a pipe or a device in a folder is an error, and the other transcripts run`() throws {
    let script = """
      mkdir mixed; cp passes.md mixed/; mkfifo mixed/pipe.md; ln -s /dev/zero mixed/zero.md
      ulimit -v 4000000; timeout 20 "$0" test mixed
      """
    let result = try run(script)
    #expect(
      result.errors == """
        mixed/pipe.md: error: cannot read: not a regular file
        mixed/zero.md: error: cannot read: not a regular file

        """)
    #expect(result.output == "1 passed, 0 failed in 1 transcript, 2 files could not be used\n")
    #expect(result.status == 2)
  }

  @Test func `a program does not wait for a pipe that it loads`() throws {
    let result = try run("mkfifo pipe.swift; timeout 20 \"$0\" run -e ':load \"pipe.swift\"'")
    #expect(result.errors.contains("cannot read 'pipe.swift': not a regular file"))
    #expect(result.status == 2)
  }

  @Test func `a tested transcript writes files only where that is allowed`() throws {
    let refused = try run("\"$0\" test saves.md; ls new.swift").errors
    #expect(refused.contains("No such file"))
    let inCI = try run("\"$0\" test --allow-write saves.md; ls new.swift", ["CI": "true"]).errors
    #expect(inCI.contains("No such file"))
    #expect(try run("\"$0\" test --allow-write saves.md; ls new.swift", ["CI": ""]).output.hasSuffix("new.swift\n"))
  }
}
