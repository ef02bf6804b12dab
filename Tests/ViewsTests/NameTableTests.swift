import Testing
@testable import Views

/// What tells mounted views of one name apart.
@Suite struct NameTableTests {
  @Test func theFirstOfANameHasNoNumberAndTheNextHave() {
    let table = NameTable()
    #expect((0..<3).map { _ in table.take("Row", label: nil).instance } == [nil, "2", "3"])
    #expect(table.take("Card", label: nil).instance == nil)
  }

  @Test func aNameThatIsFreeIsGivenAgain() {
    let table = NameTable()
    let names = (0..<3).map { _ in table.take("Row", label: nil) }
    table.free(names[1])
    #expect(table.take("Row", label: nil) == names[1])
    #expect(table.take("Row", label: nil).instance == "4")
  }

  @Test func inRowsTheLabelComesBeforeTheNumber() {
    let table = NameTable()
    #expect(table.take("Row", label: "AAPL").instance == "AAPL")
    #expect(table.take("Row", label: "AAPL").instance == "AAPL·2")
    #expect(table.take("Row", label: "MSFT").instance == "MSFT")
    #expect(table.take("Row", label: nil).instance == nil)
  }
}
