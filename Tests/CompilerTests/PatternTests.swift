import Machine
import Testing
import Tree

@testable import Compiler

@Suite struct PatternTests {
  let writer = Writer()

  /// `enum Tree { case leaf; indirect case node(Tree, Int, Tree) }` and its sum.
  private func sum() -> (function: FunctionDeclaration, leaf: CaseDeclaration, node: CaseDeclaration, type: Type) {
    let tree = writer.nominal("Tree", .enumeration)
    let type = Type.nominal(tree, [])
    let leaf = writer.enumCase("leaf", of: tree)
    let node = writer.enumCase("node", [type, writer.int, type], of: tree)
    let parameter = writer.parameter("tree", type)
    let sum = writer.function("sum", [parameter], writer.int)
    let left = writer.local("left", type)
    let value = writer.local("value", writer.int)
    let right = writer.local("right", type)
    writer.define(sum) {
      [
        writer.choose(
          writer.read(parameter),
          [
            (.enumCase(leaf, []), [writer.result(writer.number(0))]),
            (
              .enumCase(node, [.bind(left), .bind(value), .bind(right)]),
              [
                writer.result(
                  writer.binary(
                    "+", writer.binary("+", writer.call(sum, writer.read(left)), writer.read(value)),
                    writer.call(sum, writer.read(right))))
              ]
            ),
          ])
      ]
    }
    return (sum, leaf, node, type)
  }

  @Test func `payloads of a constant are not counted`() throws {
    let code = try Trial(writer).code(of: sum().function)
    #expect(!code.contains { $0.hasPrefix("copy") || $0.hasPrefix("release") })
    #expect(code.filter { $0.hasPrefix("borrowField") }.count == 2)
  }

  @Test func `payloads are bound`() throws {
    let tree = sum()
    let leaf = writer.make(.enumCase(tree.leaf, []), tree.type)
    let one = writer.make(.enumCase(tree.node, [leaf, writer.number(1), leaf]), tree.type)
    let two = writer.make(.enumCase(tree.node, [one, writer.number(2), leaf]), tree.type)
    #expect(try Trial(writer).value(of: writer.call(tree.function, two)).int == 3)
  }

  @Test func `a large switch jumps by table`() throws {
    let colour = writer.nominal("Colour", .enumeration)
    let cases = (0..<5).map { writer.enumCase("c\($0)", of: colour) }
    let parameter = writer.parameter("colour", .nominal(colour, []))
    let function = writer.function("index", [parameter], writer.int) {
      [
        writer.choose(
          writer.read(parameter),
          cases.map { (.enumCase($0, []), [writer.result(writer.number($0.index * 10))]) })
      ]
    }
    let trial = Trial(writer)
    #expect(try trial.code(of: function)[0] == "jumpTable r0, 5")
    for each in cases {
      let value = writer.make(.enumCase(each, []), .nominal(colour, []))
      #expect(try trial.value(of: writer.call(function, value)).int == each.index * 10)
    }
  }

  @Test func `an optional is bound or skipped`() {
    check(writer, says: [4, 8]) { writer, trial in
      let maybe = writer.optional(writer.int)
      let function = writer.function("f", [writer.parameter("p", maybe)])
      let x = writer.local("x", writer.int)
      writer.define(function) {
        [
          writer.statement(
            .ifElse(
              [.pattern(.some(.bind(x)), writer.read(function.parameters[0].variable))],
              writer.block([writer.run(writer.call(trial.say, writer.read(x)))]),
              writer.statement(.block(writer.block([writer.run(writer.call(trial.say, writer.number(8)))])))))
        ]
      }
      return [
        writer.run(writer.call(function, writer.make(.wrap(writer.number(4)), maybe))),
        writer.run(writer.call(function, writer.none(writer.int))),
      ]
    }
  }
}

extension Writer {
  func optional(_ type: Type) -> Type { library.optional(type) }

  func choose(_ subject: Expression, _ cases: [(pattern: Pattern, body: [Statement])]) -> Statement {
    statement(
      .switchCase(
        LoopLabel(), subject: subject, subjectVariable: local("subject", subject.type),
        cases.map {
          SwitchCase(items: [SwitchCase.Item(pattern: $0.pattern, condition: nil)], body: block($0.body))
        }))
  }
}
