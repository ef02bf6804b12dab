import Code
import Machine
import Testing
import Tree

@testable import Compiler

/// Compiles a function made by hand and runs it, or shows its code.
final class Trial {
  let writer: Writer
  let compiler: Compiler
  private(set) var machine: Machine!
  /// What the program said by `say`, a native that takes an Int.
  private(set) var said: [Int] = []
  let say: FunctionDeclaration

  init(_ writer: Writer) {
    self.writer = writer
    compiler = Compiler(knowledge: writer.library)
    say = writer.library.native("say", .void)
    machine = Machine(
      provider: compiler,
      natives: [
        [
          "say": { [unowned self] in
            said.append($0[0].int)
            return .void
          },
          "Array.append(_:)": { context in
            (context.arguments + 0).uniqueArray.elements.append(context[1])
            return .void
          },
          "$rangeCheck": { _ in throw Trap("Range requires lowerBound <= upperBound") },
        ]
      ], output: { _ in })
  }

  func value(of expression: Expression) throws -> Value {
    let unit = CheckedInput.Unit(
      kind: .expression(expression), place: place, function: writer.function("main"))
    return try machine.run(compiler.compile(unit).code)
  }

  func run(_ statements: [Statement]) throws {
    let unit = CheckedInput.Unit(
      kind: .statement(writer.statement(.block(writer.block(statements)))), place: place,
      function: writer.function("main"))
    _ = try machine.run(compiler.compile(unit).code)
  }

  func code(of function: FunctionDeclaration) throws -> [String] {
    let code = try compiler.code(for: compiler.reference(to: function, in: .empty))
    return Disassembler(code).text.split(separator: "\n").dropFirst()
      .map { $0.drop { $0 == " " || $0.isNumber }.trimmingPrefix("  ").description }
  }
}

/// Checks what a program says, in order.
func check(
  _ writer: Writer, says expected: [Int], _ program: (Writer, Trial) -> [Statement],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let trial = Trial(writer)
  do {
    try trial.run(program(writer, trial))
    #expect(trial.said == expected, sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
