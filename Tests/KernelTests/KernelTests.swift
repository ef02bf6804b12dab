import Foundation
import Testing

/// The kernel in Jupyter, where there is a Python with nbclient and ipykernel: `python3`, or the one that OBSH_PYTHON
/// names.
@Suite struct KernelTests {
  private static let lessonCount = ProcessInfo.processInfo.environment["OBSH_NOTEBOOKS"].flatMap(Int.init) ?? 3
  private static let python = ProcessInfo.processInfo.environment["OBSH_PYTHON"] ?? "python3"

  private static let obsh =
    Bundle.allBundles.lazy.map { $0.bundleURL.deletingLastPathComponent().appending(path: "obsh") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "obsh")

  /// Runs a program, and returns what it has written and its status.
  private static func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  /// Why the tests cannot run; nil where they can.
  static let obstacle: String? = {
    let found = try? run([python, "-c", "import nbclient, ipykernel, nbformat"])
    return found?.status == 0 ? nil : "'\(python)' has no nbclient and ipykernel; OBSH_PYTHON names another one"
  }()

  /// A folder in which the kernel is installed, and the environment in which Jupyter finds it.
  private func installed(_ work: (_ folder: URL, _ environment: [String: String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "obsh-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = [
      "JUPYTER_DATA_DIR": folder.appending(path: "data").path, "JUPYTER_PLATFORM_DIRS": "0", "HOME": folder.path,
      "IPYTHONDIR": folder.appending(path: "ipython").path,
    ]
    let result = try Self.run([Self.obsh.path, "kernel", "install", "--python", Self.python], environment)
    #expect(result.status == 0)
    try work(folder, environment)
  }

  private var script: String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "notebook_run.py").path
  }

  @Test(
    .enabled(if: obstacle == nil, Comment(rawValue: obstacle ?? "")),
    arguments: NotebookTests.lessons.prefix(lessonCount))
  func `a notebook made from a lesson has the outputs of the lesson`(_ lesson: URL) throws {
    try installed { folder, environment in
      let notebook = folder.appending(path: "lesson.ipynb").path
      #expect(try Self.run([Self.obsh.path, "kernel", "convert", lesson.path, "-o", notebook]).status == 0)
      let result = try Self.run([Self.python, script, notebook], environment)
      #expect(result.output.split(separator: "\n").last?.hasPrefix("same ") == true, "\(result.output)")
      // Where the trace is off, no event says that a body has run.
      let isTraced = try !String(contentsOf: lesson, encoding: .utf8).contains("> :trace off")
      #expect(!isTraced || !result.output.hasSuffix(" 0 pictures\n"))
      // Back again, the notebook that has run is the lesson.
      let back = folder.appending(path: "back.md").path
      #expect(try Self.run([Self.obsh.path, "kernel", "convert", notebook, "-o", back]).status == 0)
      #expect(try String(contentsOfFile: back, encoding: .utf8) == String(contentsOf: lesson, encoding: .utf8))
    }
  }

  @Test(.enabled(if: obstacle == nil, Comment(rawValue: obstacle ?? "")))
  func `the kernel completes, inspects, waits for more and can be interrupted`() throws {
    try installed { _, environment in
      let result = try Self.run([Self.python, script], environment)
      #expect(
        result.output == """
          complete ['count']
          inspect counter: Counter = Counter#1
          whole incomplete
          interrupted interrupted
          after ok

          """)
    }
  }

  @Test func `the kernel is installed below a prefix, with the program that has installed it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "obsh-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // No Python is needed for that.
    let result = try Self.run([Self.obsh.path, "kernel", "install", "--prefix", folder.path, "--python", "no-python"])
    #expect(result.status == 0)
    let kernel = folder.appending(path: "share/jupyter/kernels/obsh")
    let data = try Data(contentsOf: kernel.appending(path: "kernel.json"))
    let specification = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((specification["argv"] as? [String])?.first == "no-python")
    #expect((specification["env"] as? [String: String])?["OBSH"]?.hasSuffix("/obsh") == true)
    for name in ["__init__", "__main__", "client", "kernel"] {
      #expect(FileManager.default.fileExists(atPath: kernel.appending(path: "obsh_kernel/\(name).py").path))
    }
  }
}
