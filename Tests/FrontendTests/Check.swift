import Code
import Compiler
import Frontend
import Library
import Machine
import Source
import Testing

/// The library without SwiftUI and the models it shows.
private let standardLibrary = Library.parts(of: [.swift, .concurrency, .synchronization, .foundation])

/// The declarations of a text.
func library(_ text: String) -> [LibraryPart] {
  do {
    return try LibraryPart.parts(of: text, file: "Test.swift", module: "Swift")
  } catch {
    Issue.record("\(error)")
    return []
  }
}

/// Runs a program with declarations that the test adds to the library, and compares what it prints.
func check(
  _ program: String, prints expected: String, library: [LibraryPart] = [], natives: NativeTable = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  final class Printed { var text = "" }
  let printed = Printed()
  let frontend = Frontend(library: standardLibrary + library)
  let compiler = Compiler(knowledge: frontend.knowledge)
  let machine = Machine(
    provider: compiler, natives: [StandardNatives.natives(world: World()), natives], output: { printed.text += $0 })
  let checked = frontend.check(program, name: "main.swift", mode: .script)
  let problems = checked.diagnostics.filter { $0.severity == .error }
  #expect(
    problems.isEmpty, "\(problems.map { "\($0.line):\($0.column): \($0.message)" })", sourceLocation: sourceLocation)
  do {
    for unit in checked.input?.units ?? [] { _ = try machine.run(compiler.compile(unit).code) }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
  #expect(printed.text == expected, sourceLocation: sourceLocation)
}

/// Checks what is said of a program, as `line:column: message`.
func check(
  _ program: String, says expected: [String], library: [LibraryPart] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let frontend = Frontend(library: standardLibrary + library)
  let said = frontend.check(program, name: "main.swift", mode: .script).diagnostics.filter { $0.severity == .error }
  #expect(said.map { "\($0.line):\($0.column): \($0.message)" } == expected, sourceLocation: sourceLocation)
}
