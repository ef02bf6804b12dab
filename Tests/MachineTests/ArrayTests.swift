import Code
import Machine
import Testing

@Suite struct ArrayTests {
  let test = TestMachine()

  @Test func `elements are read and set`() throws {
    let code = function(
      owned: [0], tables: Tables(types: [test.types.int]),
      [
        loadInt(4, 10), loadInt(5, 20), loadInt(6, 30), op(.makeArray, 0, 0, 4), op(.extra, 3),
        loadInt(1, 1), loadInt(2, 5), op(.arraySet, 0, 1, 2), op(.arrayGet, 2, 0, 1), op(.arrayCount, 3, 0),
        op(.addInt, 2, 2, 3), op(.release, 0), op(.returnCopy, 2),
      ])
    #expect(try test.call(code).int == 8)
  }

  @Test(arguments: [
    (Opcode.arrayGet, [3, 0, 1]), (.arrayCopy, [3, 0, 1]), (.arraySet, [0, 1, 3]), (.arrayTake, [3, 0, 1]),
    (.checkIndex, [0, 1, 0]),
  ])
  func `bad indices trap`(_ opcode: Opcode, _ operands: [Int]) {
    for index in [-1, 2, Int.min, Int.max] {
      let code = function(
        parameters: 1, owned: [2], tables: Tables(types: [test.types.int]),
        [
          op(.move, 1, 0), loadInt(4, 1), loadInt(5, 2), op(.makeArray, 2, 0, 4), op(.extra, 2),
          op(opcode, operands[0] == 0 ? 2 : operands[0], operands[1] == 0 ? 2 : operands[1], operands[2]),
          op(.returnVoid),
        ])
      #expect(test.trap(code, [Value(index)])?.message == "Index out of range")
    }
  }

  @Test func `arrays are values`() throws {
    // var b = a; b[0] = "new"
    let code = function(
      parameters: 1, owned: [1, 2], tables: Tables(constants: [.string("new")]),
      [op(.copy, 1, 0), loadInt(3, 0), op(.loadConstant, 2, 0), op(.arraySet, 1, 3, 2), op(.returnValue, 1)])
    let a = Value([Value("old"), Value("x")])
    let b = try test.call(code, [a])
    #expect(a.elements.map(\.string) == ["old", "x"])
    #expect(b.elements.map(\.string) == ["new", "x"])
  }

  @Test func `a buffer that is shared by two boxes is copied`() throws {
    let code = function(
      parameters: 1, inouts: [0], owned: [0],
      [loadInt(1, 0), loadInt(2, 9), op(.arraySet, 0, 1, 2), op(.returnVoid)])
    let elements = [Value(1), Value(2)]
    var arguments = [Value(elements)]
    _ = try test.machine.call(code, changing: &arguments)
    #expect(arguments[0].elements.map(\.int) == [9, 2])
    #expect(elements.map(\.int) == [1, 2])
  }

  @Test func `an element taken out cannot be read until it is put back`() throws {
    func program(_ reading: [Line]) -> FunctionReference {
      function(
        parameters: 1, owned: [1, 2, 3],
        [op(.copy, 1, 0), loadInt(4, 0), op(.arrayTake, 2, 1, 4)] + reading + [
          op(.arrayPut, 2, 1, 4), op(.returnValue, 1),
        ])
    }
    let array = Value([Value("a")])
    #expect(try test.call(program([]), [array]).elements.map(\.string) == ["a"])
    #expect(
      test.trap(program([op(.arrayCopy, 3, 1, 4)]), [array])?.description
        == "Simultaneous accesses to an array element, but modification requires exclusive access")
  }

  @Test func `shared elements are released once`() throws {
    let type = test.types.classType("C")
    let code = function(
      owned: [0, 1, 2], tables: Tables(types: [type]),
      [
        op(.makeInstance, 4, 0), op(.copy, 5, 4), op(.makeArray, 0, 0, 4), op(.extra, 2), op(.copy, 1, 0),
        op(.makeInstance, 2, 0), loadInt(6, 0), op(.arraySet, 1, 6, 2), op(.arrayCopy, 2, 0, 6), op(.release, 0),
        op(.release, 1), op(.release, 2), op(.returnVoid),
      ])
    try test.call(code)
    test.expectNothingAlive()
  }
}
