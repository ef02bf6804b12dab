import Code
import Machine
import Testing
import Tree

@testable import Compiler

/// When objects end, and where changes in place go.
@Suite struct ObjectTests {
  let writer = Writer()

  /// `class Thing { var n = 0; deinit { say(n) } }`
  private func thing(_ trial: Trial) -> (make: (Int) -> Expression, type: Type, n: VariableDeclaration) {
    let thing = writer.nominal("Thing", .classType)
    let n = writer.stored("n", writer.int, in: thing)
    let initializer = writer.member(
      writer.function("init", [writer.parameter("n", writer.int)], .nominal(thing, []), kind: .initializer), of: thing)
    let ending = writer.member(writer.function("deinit", kind: .deinitializer), of: thing)
    guard let own = initializer.selfVariable, let last = ending.selfVariable else { fatalError("no self") }
    writer.define(initializer) {
      [writer.assign(writer.property(writer.read(own), n), writer.read(initializer.parameters[0].variable))]
    }
    writer.define(ending) { [writer.run(writer.call(trial.say, writer.property(writer.read(last), n)))] }
    thing.deinitializer = ending
    return ({ self.writer.call(initializer, self.writer.number($0)) }, .nominal(thing, []), n)
  }

  @Test func `locals end in reverse order`() {
    check(writer, says: [9, 2, 1]) { writer, trial in
      let thing = thing(trial)
      return [
        writer.declare(writer.local("a", thing.type), thing.make(1)),
        writer.declare(writer.local("b", thing.type), thing.make(2)),
        writer.run(writer.call(trial.say, writer.number(9))),
      ]
    }
  }

  @Test func `a temporary ends before the call that uses its field`() {
    check(writer, says: [1, 1]) { writer, trial in
      let thing = thing(trial)
      return [writer.run(writer.call(trial.say, writer.property(thing.make(1), thing.n)))]
    }
  }

  @Test func `the old value ends after the new one is stored`() {
    check(writer, says: [1, 9, 2]) { writer, trial in
      let thing = thing(trial)
      let a = writer.local("a", thing.type, isLet: false)
      return [
        writer.declare(a, thing.make(1)), writer.assign(writer.read(a), thing.make(2)),
        writer.run(writer.call(trial.say, writer.number(9))),
      ]
    }
  }

  @Test func `deferred blocks run before locals declared earlier end`() {
    check(writer, says: [2, 7, 1]) { writer, trial in
      let thing = thing(trial)
      return [
        writer.declare(writer.local("a", thing.type), thing.make(1)),
        writer.statement(.deferred(writer.block([writer.run(writer.call(trial.say, writer.number(7)))]))),
        writer.declare(writer.local("b", thing.type), thing.make(2)),
      ]
    }
  }

  @Test func `a thrown error ends what is in force`() {
    check(writer, says: [2, 1, 5]) { writer, trial in
      let thing = thing(trial)
      let problem = writer.nominal("Problem", .enumeration)
      let bad = writer.enumCase("bad", of: problem)
      let error = writer.make(
        .erase(writer.make(.enumCase(bad, []), .nominal(problem, []))), writer.library.anyError)
      let fails = writer.function("fails") {
        [
          writer.declare(writer.local("b", thing.type), thing.make(2)),
          writer.statement(.throwError(error)),
        ]
      }
      fails.isThrowing = true
      let caught = writer.local("error", writer.library.anyError)
      return [
        writer.statement(
          .doCatch(
            LoopLabel(),
            writer.block([
              writer.declare(writer.local("a", thing.type), thing.make(1)),
              writer.run(writer.make(.tryPlain(writer.call(fails)), .void)),
            ]),
            [
              CatchClause(
                items: [], error: caught,
                body: writer.block([writer.run(writer.call(trial.say, writer.number(5)))]))
            ]))
      ]
    }
  }

  @Test func `a struct is copied when it is changed`() {
    check(writer, says: [1, 5]) { writer, trial in
      let pair = writer.nominal("Pair", .structure)
      let x = writer.stored("x", writer.int, in: pair, writer.number(1))
      writer.stored("y", writer.int, in: pair, writer.number(2))
      let make = writer.defaultInitializer(pair)
      let a = writer.local("a", .nominal(pair, []), isLet: false)
      let b = writer.local("b", .nominal(pair, []), isLet: false)
      return [
        writer.declare(a, writer.call(make)), writer.declare(b, writer.read(a)),
        writer.assign(writer.property(writer.read(b), x), writer.number(5)),
        writer.run(writer.call(trial.say, writer.property(writer.read(a), x))),
        writer.run(writer.call(trial.say, writer.property(writer.read(b), x))),
      ]
    }
  }

  @Test func `a nested field of an instance is changed in place`() throws {
    let pair = writer.nominal("Pair", .structure)
    let x = writer.stored("x", writer.int, in: pair, writer.number(1))
    let holder = writer.nominal("Holder", .classType)
    let value = writer.stored(
      "value", .nominal(pair, []), in: holder, writer.call(writer.defaultInitializer(pair)))
    let owner = writer.parameter("holder", .nominal(holder, []))
    let change = writer.function("change", [owner]) {
      [
        writer.assign(writer.property(writer.property(writer.read(owner), value), x), writer.number(5))
      ]
    }
    #expect(
      try Trial(writer).code(of: change) == [
        "loadInt r1, 5", "locateSharedField r2, r0, 0", "stepToField r2, r2, 0", "setPlace r2, r1", "returnVoid",
      ])
  }

  @Test func `a captured variable is shared`() {
    check(writer, says: [3]) { writer, trial in
      let count = writer.local("count", writer.int, isLet: false, isCaptured: true)
      let add = writer.function("", kind: .closure) {
        [writer.change("+=", writer.read(count), writer.number(1))]
      }
      add.captures = [count]
      let type = Type.function(FunctionType([], .void))
      let f = writer.local("f", type)
      let call = writer.run(writer.make(.call(writer.read(f), []), .void))
      return [
        writer.declare(count, writer.number(0)), writer.declare(f, writer.make(.closure(add), type)), call, call, call,
        writer.run(writer.call(trial.say, writer.read(count))),
      ]
    }
  }

  @Test func `an inout argument comes back`() {
    check(writer, says: [6]) { writer, trial in
      let x = writer.local("x", writer.int, isLet: false)
      let y = writer.parameter("y", writer.int, isInout: true)
      let add = writer.function("add", [y]) { [writer.change("+=", writer.read(y), writer.number(5))] }
      return [
        writer.declare(x, writer.number(1)),
        writer.run(writer.make(.apply(add, [:], base: nil, [.inOut(writer.read(x))], isDirect: false), .void)),
        writer.run(writer.call(trial.say, writer.read(x))),
      ]
    }
  }
}
