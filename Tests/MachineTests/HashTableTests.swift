import Code
import Machine
import Testing

@Suite struct HashTableTests {
  let test = TestMachine()

  private func keys(_ table: HashTable) -> [Int] { table.keys.map(\.int) }

  @Test func `order is that of insertion`() throws {
    var table = HashTable(keyType: test.types.int)
    for key in [5, 3, 9, 1] { try table.insert(Value(key), value: Value(key * 10), test.machine) }
    #expect(keys(table) == [5, 3, 9, 1])
    #expect(try table.updateValue(Value(0), for: Value(3), test.machine)?.int == 30)
    #expect(keys(table) == [5, 3, 9, 1])
    let position = try #require(try table.position(of: Value(3), test.machine))
    table.remove(at: position)
    #expect(keys(table) == [5, 9, 1])
    try table.insert(Value(3), test.machine)
    #expect(keys(table) == [5, 9, 1, 3])
    #expect(table.count == 4)
  }

  @Test func `copies are independent`() throws {
    var table = HashTable(keyType: test.types.int)
    try table.insert(Value(1), test.machine)
    let copy = table
    try table.insert(Value(2), test.machine)
    #expect(keys(copy) == [1])
    #expect(keys(table) == [1, 2])
  }

  /// Against Swift's own dictionary, with many insertions and removals.
  @Test(arguments: [10, 100, 5_000]) func `it behaves as a dictionary`(_ range: Int) throws {
    var table = HashTable(keyType: test.types.int)
    var expected: [Int: Int] = [:]
    var order: [Int] = []
    var random = UInt64(range)
    for round in 0..<20_000 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let key = Int(random >> 33) % range
      if random >> 60 < 9 {
        if try table.updateValue(Value(round), for: Value(key), test.machine) == nil { order.append(key) }
        expected[key] = round
      } else if let position = try table.position(of: Value(key), test.machine) {
        table.remove(at: position)
        expected[key] = nil
        order.removeAll { $0 == key }
      } else {
        #expect(expected[key] == nil)
      }
    }
    #expect(table.count == expected.count)
    #expect(keys(table) == order)
    for (key, value) in expected {
      let position = try #require(try table.position(of: Value(key), test.machine))
      #expect(table.entries[position].value.int == value)
    }
  }

  @Test func `positions skip holes`() throws {
    var table = HashTable(keyType: test.types.int)
    for key in 0..<4 { try table.insert(Value(key), test.machine) }
    table.remove(at: 0)
    table.remove(at: 2)
    #expect(table.nextPosition(from: 0) == 1)
    #expect(table.nextPosition(from: 2) == 3)
    #expect(table.nextPosition(from: 4) == nil)
    table.removeAll()
    #expect(table.isEmpty && table.nextPosition(from: 0) == nil)
  }

  @Test func `strings by canonical equivalence`() throws {
    var table = HashTable(keyType: test.types.string)
    try table.insert(Value("caf\u{e9}"), test.machine)
    #expect(try table.position(of: Value("cafe\u{301}"), test.machine) == 0)
    #expect(try table.position(of: Value("cafe"), test.machine) == nil)
  }
}
