import Foundation

struct Invoice: Codable, Identifiable, Hashable {
  enum Status: String, Codable, CaseIterable { case draft, sent, paid, overdue }
  struct Line: Codable, Hashable { var title: String; var quantity: Int; var price: Decimal }
  let id: UUID
  var number: String
  var issued: Date
  var due: Date?
  var status: Status = .draft
  var lines: [Line]
  var total: Decimal { lines.reduce(0) { $0 + $1.price * Decimal($1.quantity) } }
  enum CodingKeys: String, CodingKey { case id, number, issued = "issued_at", due = "due_at", status, lines }
}
let base = Date(timeIntervalSince1970: 1_700_000_000)
var invoices = [
  Invoice(
    id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, number: "A-1", issued: base,
    due: base.addingTimeInterval(86400 * 30),
    lines: [
      .init(title: "Work", quantity: 3, price: 99.5),
      .init(title: "Travel", quantity: 1, price: Decimal(string: "12.345")!),
    ]),
  Invoice(
    id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, number: "A-2", issued: base.addingTimeInterval(3600),
    due: nil, status: .paid, lines: []),
]
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
encoder.dateEncodingStrategy = .iso8601
let text = String(decoding: try encoder.encode(invoices), as: UTF8.self)
print(text)
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let back = try decoder.decode([Invoice].self, from: Data(text.utf8))
print(back == invoices, back.map(\.total), Set(back).count)
let byStatus = Dictionary(grouping: back, by: \.status)
for status in Invoice.Status.allCases { print(status.rawValue.capitalized, byStatus[status]?.map(\.number) ?? []) }
let bad = text.replacingOccurrences(of: "\"paid\"", with: "\"lost\"")
do { _ = try decoder.decode([Invoice].self, from: Data(bad.utf8)) } catch let DecodingError.dataCorrupted(context) {
  print(context.codingPath.map(\.stringValue), context.debugDescription)
} catch { print("other", error) }
do {
  _ = try decoder.decode([Invoice].self, from: Data(text.replacingOccurrences(of: "\"number\"", with: "\"no\"").utf8))
} catch let DecodingError.keyNotFound(key, context) {
  print(key.stringValue, context.codingPath.map(\.stringValue), context.debugDescription)
}
do {
  _ = try decoder.decode(
    [Invoice].self, from: Data(text.replacingOccurrences(of: "\"quantity\" : 3", with: "\"quantity\" : 3.5").utf8))
} catch { print(error) }
do { _ = try decoder.decode([Invoice].self, from: Data("[{".utf8)) } catch let DecodingError.dataCorrupted(context) {
  print(context.debugDescription)
}
