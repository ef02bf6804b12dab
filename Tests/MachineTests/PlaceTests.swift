import Code
import Machine
import Testing

/// Writes deep inside a value, by way of places.
@Suite struct PlaceTests {
  let test = TestMachine()
  private let conflict = "Simultaneous accesses to an array element, but modification requires exclusive access"

  @Test func `a field of an element is written where it is`() throws {
    let point = test.types.structure("Point", [("x", test.types.int), ("name", test.types.string)])
    // a[1].x = 7; a[1].name = "new"
    let code = function(
      parameters: 1, inouts: [0], owned: [0, 1], tables: Tables(constants: [.string("new")]),
      [
        loadInt(2, 1), loadInt(3, 7), op(.locateElement, 4, 0, 2), op(.stepToField, 5, 4, 0), op(.setPlace, 5, 3),
        op(.stepToField, 4, 4, 1), op(.loadConstant, 1, 0), op(.assignPlace, 4, 1), op(.returnVoid),
      ])
    let one = try test.machine.makeRecord(point, [Value(1), Value("one")])
    let two = try test.machine.makeRecord(point, [Value(2), Value("two")])
    let array = Value([one, two])
    var arguments = [array]
    _ = try test.machine.call(code, changing: &arguments)
    #expect(arguments[0].elements.map { $0.record[0].int } == [1, 7])
    #expect(arguments[0].elements.map { $0.record[1].string } == ["one", "new"])
    #expect(array.elements.map { $0.record[0].int } == [1, 2])
    #expect(two.record[1].string == "two")
  }

  @Test func `records and arrays that are shared are copied on the way`() throws {
    let row = test.types.structure("Row", [("cells", test.types.array(test.types.int))])
    // b = a; b.cells[0] = 9
    let code = function(
      parameters: 1, owned: [1],
      [
        op(.copy, 1, 0), loadInt(2, 0), loadInt(3, 9), op(.locateField, 4, 1, 0), op(.stepToElement, 4, 4, 2),
        op(.getPlace, 5, 4), op(.addInt, 5, 5, 3), op(.setPlace, 4, 5), op(.returnValue, 1),
      ])
    let a = try test.machine.makeRecord(row, [Value([Value(1), Value(2)])])
    let b = try test.call(code, [a])
    #expect(a.record[0].elements.map(\.int) == [1, 2])
    #expect(b.record[0].elements.map(\.int) == [10, 2])
  }

  @Test func `a field of an instance is shared`() throws {
    let row = test.types.structure("Row", [("n", test.types.int)])
    let holder = test.types.classType("Holder", [("row", row)])
    let code = function(
      owned: [0, 1], tables: Tables(types: [holder, row]),
      [
        op(.makeInstance, 0, 0), loadInt(5, 3), op(.makeRecord, 1, 1, 5), op(.assignField, 0, 0, 1),
        op(.copyField, 1, 0, 0), op(.locateSharedField, 3, 0, 0), op(.stepToField, 3, 3, 0), loadInt(5, 8),
        op(.setPlace, 3, 5), op(.getField, 6, 1, 0), op(.release, 1), op(.copyField, 1, 0, 0), op(.getField, 5, 1, 0),
        loadInt(4, 10), op(.multiplyInt, 5, 5, 4), op(.addInt, 5, 5, 6), op(.release, 1), op(.release, 0),
        op(.returnCopy, 5),
      ])
    #expect(try test.call(code).int == 83)
    test.expectNothingAlive()
  }

  @Test(arguments: [Opcode.locateElement, .stepToElement])
  func `bad indices trap and leave the array as it was`(_ opcode: Opcode) throws {
    let row = test.types.structure("Row", [("cells", test.types.array(test.types.int))])
    for index in [-1, 2, Int.min, Int.max] {
      let lines =
        opcode == .locateElement
        ? [op(.copyField, 2, 0, 0), op(.locateElement, 3, 2, 1)]
        : [op(.copy, 2, 0), op(.locateField, 3, 2, 0), op(.stepToElement, 3, 3, 1)]
      let code = function(parameters: 2, owned: [2], lines + [op(.returnVoid)])
      let value = try test.machine.makeRecord(row, [Value([Value(1), Value(2)])])
      #expect(test.trap(code, [value, Value(index)])?.message == "Index out of range")
      #expect(value.record[0].elements.map(\.int) == [1, 2])
    }
  }

  @Test(arguments: [Opcode.locateElement, .arrayBorrow])
  func `an element that is being modified has no place`(_ opcode: Opcode) {
    let code = function(
      parameters: 1, owned: [1, 2],
      [
        op(.copy, 1, 0), loadInt(4, 0), op(.arrayTake, 2, 1, 4), op(opcode, 3, 1, 4), op(.arrayPut, 2, 1, 4),
        op(.returnVoid),
      ])
    #expect(test.trap(code, [Value([Value("a")])])?.description == conflict)
  }

  @Test func `a field that is being modified has no place`() {
    let type = test.types.classType("Counter", [("count", test.types.int)])
    let code = function(
      owned: [0, 2], tables: Tables(types: [type]),
      [op(.makeInstance, 0, 0), op(.takeField, 2, 0, 0), op(.locateSharedField, 3, 0, 0), op(.returnVoid)])
    #expect(
      test.trap(code)?.description
        == "Simultaneous accesses to Counter#1.count, but modification requires exclusive access")
  }

  // MARK: Appending

  @Test func `appending leaves copies as they were`() throws {
    let code = function(
      parameters: 1, owned: [1, 2], tables: Tables(constants: [.string("x")]),
      [
        op(.copy, 1, 0), op(.loadConstant, 2, 0), op(.arrayAppend, 1, 2), op(.loadConstant, 2, 0),
        op(.arrayAppend, 1, 2), op(.returnValue, 1),
      ])
    for elements in [[], [Value("a")], (0..<9).map { Value("\($0)") }] {
      let a = Value(elements)
      let b = try test.call(code, [a])
      #expect(a.elements.count == elements.count)
      #expect(b.elements.map(\.string) == elements.map(\.string) + ["x", "x"])
    }
  }

  @Test func `many elements are appended`() throws {
    let code = function(
      parameters: 1, owned: [1], tables: Tables(types: [test.types.int]),
      [
        op(.makeArray, 1, 0, 4), op(.extra, 0), loadInt(2, 0), label("again"), op(.arrayAppend, 1, 2),
        jump(.countLoop, 2, 0, to: "again"), op(.returnValue, 1),
      ])
    #expect(try test.call(code, [Value(1000)]).elements.map(\.int) == Array(0..<1000))
  }
}
