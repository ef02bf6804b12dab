import Foundation
import Testing

@testable import Transcripts

/// Transcripts as notebooks and back.
@Suite struct NotebookTests {
  static let lessons: [URL] = {
    var root = URL(filePath: #filePath)
    while root.path != "/", !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
      root.deleteLastPathComponent()
    }
    let folder = root.appending(path: "Transcripts")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "md" && $0.lastPathComponent != "README.md" }
      .sorted { $0.path < $1.path }
  }()

  private func back(_ notebook: String) throws -> String {
    try TranscriptRecording(notebook: Array(notebook.utf8)).text
  }

  @Test(arguments: lessons) func `a lesson is the same after it has been a notebook`(_ lesson: URL) throws {
    let text = try String(contentsOf: lesson, encoding: .utf8)
    #expect(try back(Notebook(Transcript(text)).text) == text)
  }

  @Test func `options, skipped blocks and empty outputs come back`() throws {
    let text = """
      ```obsh hidden
      > let a = 1
      a: Int = 1
      ```

      Words with a fence of another language.

      ```swift
      let b = 2
      ```

      ```obsh reset predict
      > func f() {
      .   print("> 1")
      . }
      > f()
      \\> 1
      ```

      ```obsh skip
      anything
      ```

      ```obsh error
      > fatalError()
      Fatal error: stop
      ```

      """
    #expect(try back(Notebook(Transcript(text)).text) == text)
  }

  @Test func `a notebook that a person has typed becomes a transcript`() throws {
    let notebook = """
      {"cells":[{"cell_type":"markdown","metadata":{},"source":["# A\\n","words"]},
      {"cell_type":"code","metadata":{},"source":"1 + 1","outputs":[{"output_type":"stream","name":"stdout","text":"Int = 2\\n"},
      {"output_type":"display_data","data":{"image/svg+xml":"<svg/>"}}]},
      {"cell_type":"code","metadata":{},"source":["x"],"outputs":[{"output_type":"stream","name":"stdout","text":["error: no x\\n"]},
      {"output_type":"error","ename":"source","evalue":"","traceback":[]}]}],"metadata":{},"nbformat":4,"nbformat_minor":5}
      """
    #expect(
      try back(notebook) == """
        # A
        words

        ```obsh
        > 1 + 1
        Int = 2
        ```

        ```obsh error
        > x
        error: no x
        ```

        """)
    #expect(throws: NotebookError.noNotebook) { try back("{}") }
    #expect(throws: NotebookError.noNotebook) { try back("") }
    let fence = #"{"cells":[{"cell_type":"markdown","source":"```obsh\n> 1\n```"}],"nbformat":4}"#
    #expect(throws: NotebookError.fence(cell: 1)) { try back(fence) }
  }
}
