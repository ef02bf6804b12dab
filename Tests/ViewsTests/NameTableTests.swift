import Testing
@testable import Views

/// What tells mounted views of one name apart.
@Suite struct NameTableTests {
  @Test func `the first of a name has no number and the next have`() {
    let table = NameTable()
    #expect((0..<3).map { _ in table.instance("Row") } == [nil, "2", "3"])
    #expect(table.instance("Card") == nil)
  }

  @Test func `a name that is free is given again`() {
    let table = NameTable()
    let numbers = (0..<100).map { _ in table.take("Row", label: nil) }
    #expect(numbers == (1...100).map { $0 })
    for number: Int32 in [2, 80] { table.free("Row", label: nil, number) }
    #expect(table.take("Row", label: nil) == 2)
    #expect(table.take("Row", label: nil) == 80)
    #expect(table.instance("Row") == "101")
  }

  @Test func `in rows the label comes before the number`() {
    let table = NameTable()
    #expect(table.instance("Row", "AAPL") == "AAPL")
    #expect(table.instance("Row", "AAPL") == "AAPL·2")
    #expect(table.instance("Row", "MSFT") == "MSFT")
    #expect(table.instance("Row") == nil)
  }

  @Test func `a row's label is not a number`() {
    let table = NameTable()
    #expect((0..<2).map { _ in table.instance("Row") } == [nil, "2"])
    #expect((1...3).map { table.instance("Row", "\($0)") } == ["1", "2·2", "3"])
    #expect(table.instance("Row") == "4")
    table.free("Row", label: "3", 1)
    #expect(table.instance("Row") == "3")
  }
}

extension NameTable {
  fileprivate func instance(_ name: String, _ label: String? = nil) -> String? {
    Self.instance(label: label, number: take(name, label: label))
  }
}
