import Foundation
import Testing

/// Programs in the usual forms, with nothing wrong in them: obsh must not find anything wrong either.
@Suite struct CorrectProgramTests {
  @Test(arguments: CorrectProgram.all)
  func `A correct program gets no warning and no mistake`(_ program: CorrectProgram) throws {
    let result = run(script: try program.source + "\n:mistakes\n")
    #expect(result.complaints == "")
    #expect(result.output.hasSuffix("No mistakes so far.\n"), "\(result.output)")
  }

  @Test func `there are forty`() { #expect(CorrectProgram.all.count >= 40) }
}

struct CorrectProgram: CustomTestStringConvertible {
  let file: URL

  static let all: [CorrectProgram] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Correct")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { CorrectProgram(file: folder.appending(path: $0)) }
  }()

  var source: String { get throws { String(decoding: try Data(contentsOf: file), as: UTF8.self) } }
  var testDescription: String { file.deletingPathExtension().lastPathComponent }
}
