import Foundation
// event sourcing with codable enums, type-keyed handlers
protocol Event: Codable, Sendable { static var kind: String { get } }
struct Deposited: Event, Equatable { static let kind = "deposited"; var amount: Decimal; var at: Date }
struct Withdrawn: Event, Equatable { static let kind = "withdrawn"; var amount: Decimal; var note: String? }
struct AnyEvent: Codable {
  let event: any Event
  static let types: [String: any Event.Type] = [Deposited.kind: Deposited.self, Withdrawn.kind: Withdrawn.self]
  enum CodingKeys: String, CodingKey { case kind, payload }
  init(_ e: any Event) { event = e }
  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try c.decode(String.self, forKey: .kind)
    guard let type = Self.types[kind] else {
      throw DecodingError.dataCorruptedError(forKey: .kind, in: c, debugDescription: "unknown kind \(kind)")
    }
    event = try c.decode(type, forKey: .payload)
  }
  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(type(of: event).kind, forKey: .kind)
    try c.encode(event, forKey: .payload)
  }
}
extension KeyedDecodingContainer {
  func decode<E: Event>(_ type: E.Type, at key: Key) throws -> E { try decode(E.self, forKey: key) }
}
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys, .prettyPrinted]; enc.dateEncodingStrategy = .iso8601
let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601
let log = [
  AnyEvent(Deposited(amount: 12.5, at: Date(timeIntervalSince1970: 86400))), AnyEvent(Withdrawn(amount: 3, note: nil)),
]
let data = try enc.encode(log)
print(String(decoding: data, as: UTF8.self))
let back = try dec.decode([AnyEvent].self, from: data)
for e in back {
  switch e.event {
  case let d as Deposited: print("D", d.amount, d.at.timeIntervalSince1970)
  case let w as Withdrawn: print("W", w.amount, w.note ?? "nil")
  default: print("?")
  }
}
do { _ = try dec.decode([AnyEvent].self, from: Data(#"[{"kind":"x","payload":{}}]"#.utf8)) } catch let
  DecodingError.dataCorrupted(ctx)
{ print(ctx.debugDescription, ctx.codingPath.map(\.stringValue)) }
do {
  _ = try dec.decode([AnyEvent].self, from: Data(#"[{"kind":"withdrawn","payload":{"amount":"a"}}]"#.utf8))
} catch let DecodingError.typeMismatch(t, ctx) { print(t, ctx.debugDescription, ctx.codingPath.map(\.stringValue)) }
let total = back.reduce(into: Decimal(0)) { acc, e in
  if let d = e.event as? Deposited { acc += d.amount } else if let w = e.event as? Withdrawn { acc -= w.amount }
}
print(total, NSDecimalNumber(decimal: total).doubleValue)
