import Foundation
import Testing

@testable import Inventory

extension Tag { @Tag static var server: Self }

private let json = Data(
  """
  [{"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "name": "Pen", "price": 1.25, "stock": 10,
    "updated_at": "2024-02-29T12:00:00Z"},
   {"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E60", "name": "Ink", "price": 12, "stock": 2,
    "updated_at": "2024-03-01T00:00:00Z"}]
  """.utf8)
private let pen = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!

@Suite("Stores", .tags(.server)) struct StoreTests {
  let store = InventoryStore()
  init() async throws { #expect(try await store.load(json) == 2) }

  @Test func decodesDates() throws {
    let products = try JSONDecoder.server.decode([Product].self, from: json)
    let first = try #require(products.first { $0.id == pen })
    #expect(first.updatedAt == Date(timeIntervalSince1970: 1_709_208_000))
    #expect(first.price == Decimal(string: "1.25"))
  }
  @Test(arguments: [1, 5, 10]) func reserves(count: Int) async throws {
    let product = try await store.reserve(count, of: pen)
    #expect(product.stock == 10 - count)
    #expect(await store.names == ["Ink", "Pen"])
  }
  @Test func refusesTooMany() async {
    await #expect(throws: InventoryError.insufficientStock(wanted: 11, available: 10)) {
      try await store.reserve(11, of: pen)
    }
  }
  @Test func unknownProduct() async {
    let id = UUID()
    do {
      _ = try await store.reserve(1, of: id)
      Issue.record("reserved")
    } catch let error as InventoryError {
      #expect(error.localizedDescription == "No product \(id).")
    } catch { Issue.record(error) }
  }
  @Test func tellsListeners() async throws {
    await confirmation(expectedCount: 2) { changed in
      await store.onChange { _ in changed() }
      _ = try? await store.reserve(1, of: pen)
      _ = try? await store.reserve(2, of: pen)
    }
    #expect(await store.value() == Decimal(string: "32.75"))
  }
  @Test(.disabled("later")) func later() { Issue.record("ran") }
  @Test("pairs", arguments: zip(["1", "x"], [1, nil])) func pairs(text: String, number: Int?) {
    #expect(Int(text) == number)
  }
  @Suite struct Nested {
    @Test func withKnown() { withKnownIssue { #expect(Bool(false)) } }
    @Test func decodingError() {
      #expect { try JSONDecoder.server.decode([Product].self, from: Data("[{}]".utf8)) } throws: { error in
        if case DecodingError.keyNotFound(let key, _) = error { key.stringValue == "id" } else { false }
      }
      #expect(throws: (any Error).self) { try JSONDecoder().decode(Int.self, from: Data()) }
      #expect(throws: Never.self) { 1 + 1 }
    }
  }
}
