import Foundation

// Enums with associated values, optionals, dictionaries by other keys, and errors as apps show them.
enum Payment: Codable, Equatable {
  case cash
  case card(number: String, expires: Int?)
  case split(Double, Double)
}
enum Size: String, Codable, CaseIterable, CodingKeyRepresentable { case small, large }
struct Order: Codable, Equatable {
  let id: UUID
  var payment: Payment
  var counts: [Size: Int]
  var byNumber: [Int: String]
  var note: String?
  var nested: [[Int?]]
}
let order = Order(
  id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, payment: .card(number: "42", expires: nil),
  counts: [.small: 1], byNumber: [5: "five"], note: nil, nested: [[1, nil], []])
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
let data = try encoder.encode(order)
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode(Order.self, from: data) == order)
encoder.outputFormatting = .sortedKeys
for payment in [Payment.cash, .split(1.5, 2)] {
  let one = try encoder.encode(payment)
  print(String(decoding: one, as: UTF8.self), try JSONDecoder().decode(Payment.self, from: one) == payment)
}
func attempt<T: Decodable>(_ type: T.Type, _ text: String) {
  do { print(try JSONDecoder().decode(type, from: Data(text.utf8))) } catch DecodingError.keyNotFound(let key, let context) {
    print("keyNotFound", key, context.debugDescription)
  } catch DecodingError.valueNotFound(let type, let context) {
    print("valueNotFound", type, context.codingPath.map(\.stringValue), context.debugDescription)
  } catch DecodingError.typeMismatch(let type, let context) {
    print("typeMismatch", type, context.codingPath.map(\.stringValue), context.debugDescription)
  } catch DecodingError.dataCorrupted(let context) {
    print("dataCorrupted", context.codingPath.map(\.stringValue), context.debugDescription)
  } catch { print("other", error) }
}
attempt(Payment.self, #"{"cheque": {}}"#)
attempt(Payment.self, #"{"cash": {}, "card": {}}"#)
attempt(Size.self, #""medium""#)
attempt([Size: Int].self, #"{"small": 1, "huge": 2}"#)
attempt([Int].self, "[1, null]")
attempt([Int].self, "[1, 2.5]")
attempt([UInt8].self, "[1, 300]")
attempt(Int.self, #""1""#)
attempt(Bool.self, "1")
attempt(UUID.self, #""x""#)
attempt(URL.self, #""""#)
attempt([String: Int].self, "[1]")
attempt(Order.self, "{}")
attempt(Double.self, "1e400")
attempt(Date.self, "0")
attempt(Decimal.self, "0.1")
attempt(Int?.self, "null")
