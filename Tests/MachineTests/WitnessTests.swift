import Code
import Machine
import Testing

@Suite struct WitnessTests {
  let test = TestMachine()

  /// A struct with one Int, and a mutating witness 10 that adds its argument to it.
  private func counterType() -> RuntimeType {
    let type = test.types.structure("S", [("n", test.types.int)])
    test.provider.witnesses["S 10"] = function(
      name: "S.add", parameters: 2, inouts: [0], owned: [0],
      [op(.unique, 0), op(.getField, 2, 0, 0), op(.addInt, 2, 2, 1), op(.setField, 0, 0, 2), op(.returnCopy, 2)])
    test.provider.witnesses["S 11"] = function(
      name: "S.value", parameters: 1, [op(.getField, 1, 0, 0), op(.returnCopy, 1)])
    return type
  }

  private func witnesses(_ isMutating: Bool, _ number: Int, arguments: Int) -> Tables {
    Tables(witnesses: [
      WitnessCall(requirement: number, name: "P.add", argumentCount: arguments, isMutating: isMutating)
    ])
  }

  @Test func `a witness gets the value in the existential`() throws {
    let type = counterType()
    let caller = function(
      parameters: 1, tables: witnesses(false, 11, arguments: 1),
      [op(.borrow, 4, 0), op(.callWitness, 1, 0, 4), op(.returnCopy, 1)])
    let existential = try test.machine.makeExistential(test.machine.makeRecord(type, [Value(9)]), type)
    #expect(try test.call(caller, [existential]).int == 9)
    #expect(try test.call(caller, [existential]).int == 9)
  }

  @Test func `a mutating witness changes the existential and no copy of it`() throws {
    let type = counterType()
    var tables = witnesses(true, 10, arguments: 2)
    tables.accessEnds = [4: 6]
    let caller = function(
      parameters: 1, owned: [1], tables: tables,
      [
        op(.copy, 1, 0), op(.take, 4, 1), loadInt(5, 5), op(.extra), op(.callWitness, 2, 0, 4), op(.take, 1, 4),
        op(.returnValue, 1),
      ])
    do {
      let before = try test.machine.makeExistential(test.machine.makeRecord(type, [Value(1)]), type)
      let after = try test.call(caller, [before])
      #expect(after.record.type === type)
      #expect(after.record[0].record[0].int == 6)
      #expect(before.record[0].record[0].int == 1)
    }
    test.expectNothingAlive()
  }

  @Test func `a class meets a mutating requirement by reference`() throws {
    let type = test.types.classType("C", [("n", test.types.int)])
    test.provider.witnesses["C 10"] = function(
      parameters: 2, [op(.setField, 0, 0, 1), op(.returnVoid)])
    let caller = function(
      parameters: 1, owned: [1], tables: witnesses(true, 10, arguments: 2),
      [
        op(.copy, 1, 0), op(.take, 4, 1), loadInt(5, 5), op(.callWitness, 2, 0, 4), op(.take, 1, 4),
        op(.returnValue, 1),
      ])
    let make = function(tables: Tables(types: [type]), [op(.makeInstance, 0, 0), op(.returnValue, 0)])
    do {
      let instance = try test.call(make)
      let existential = test.machine.makeExistential(instance, type)
      #expect(try test.call(caller, [existential]).record[0].object === instance.object)
      #expect(instance.record[0].int == 5)
    }
    test.expectNothingAlive()
  }

  @Test func `receivers that are instances or metatypes`() throws {
    let base = test.types.classType("Base")
    let derived = test.types.classType("Derived", superclass: base)
    for (type, number) in [(base, 1), (derived, 2)] {
      test.provider.witnesses["\(type.name) 20"] = function(parameters: 1, [loadInt(1, number), op(.returnCopy, 1)])
    }
    let make = function(tables: Tables(types: [derived]), [op(.makeInstance, 0, 0), op(.returnValue, 0)])
    for (receiver, argument, result) in [
      (WitnessCall.Receiver.instance, try test.call(make), 2), (.metatype, Value(base), 1),
      (.metatype, Value(derived), 2),
    ] {
      let call = WitnessCall(receiver: receiver, requirement: 20, name: "m", argumentCount: 1, isMutating: false)
      let caller = function(
        parameters: 1, tables: Tables(witnesses: [call]),
        [op(.borrow, 4, 0), op(.callWitness, 1, 0, 4), op(.returnCopy, 1)])
      #expect(try test.call(caller, [argument]).int == result)
    }
  }

  @Test func `a throwing mutating witness puts the value back`() throws {
    let type = test.types.structure("S", [("n", test.types.int)])
    test.provider.witnesses["S 10"] = function(
      parameters: 2, inouts: [0], owned: [0, 3],
      [
        op(.unique, 0), op(.setField, 0, 0, 1), loadInt(4, 0), op(.makeRecord, 3, 0, 4), op(.throwError, 3),
      ], types: [type])
    let caller = function(
      parameters: 1, owned: [1, 3], tables: witnesses(true, 10, arguments: 2),
      [
        op(.copy, 1, 0), op(.take, 4, 1), loadInt(5, 5), op(.callWitness, 2, 0, 4), op(.take, 1, 4),
        jump(.onError, 3, to: "handler"), op(.trap, 0, 0), label("handler"), op(.release, 3), op(.returnValue, 1),
      ])
    do {
      let before = try test.machine.makeExistential(test.machine.makeRecord(type, [Value(1)]), type)
      #expect(try test.call(caller, [before]).record[0].record[0].int == 5)
    }
    test.expectNothingAlive()
  }

  @Test func `a type without the witness traps`() throws {
    let caller = function(
      parameters: 1, tables: witnesses(false, 99, arguments: 1),
      [op(.borrow, 4, 0), op(.callWitness, 1, 0, 4), op(.returnCopy, 1)])
    let trap = test.trap(caller, [test.machine.makeExistential(Value(1), test.types.int)])
    #expect(trap?.message == "Swift.Int has no 'P.add'")
  }
}

private func function(
  parameters: Int, inouts: [Int], owned: [UInt16], _ lines: [Line], types: [RuntimeType]
) -> FunctionReference {
  function(parameters: parameters, inouts: inouts, owned: owned, tables: Tables(types: types), lines)
}
