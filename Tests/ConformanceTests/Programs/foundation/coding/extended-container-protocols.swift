// Extensions of the containers' protocols.
import Foundation
extension KeyedDecodingContainerProtocol {
  func text(_ key: Key) throws -> String { try decodeIfPresent(String.self, forKey: key) ?? "none" }
}
extension KeyedEncodingContainerProtocol {
  mutating func twice(_ value: Int, _ key: Key) throws { try encode(value * 2, forKey: key) }
}
extension SingleValueDecodingContainer {
  func number() throws -> Int { try decode(Int.self) }
}
struct A: Codable {
  var s: String, n: Int
  enum CodingKeys: CodingKey { case s, n }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    s = try c.text(.s)
    n = try c.decodeIfPresent(Int.self, forKey: .n) ?? -1
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.twice(n, .n)
    try c.encodeIfPresent(Optional(s), forKey: .s)
  }
}
struct B: Decodable { let n: Int; init(from d: Decoder) throws { n = try d.singleValueContainer().number() } }
let a = try JSONDecoder().decode([A].self, from: Data(#"[{"s":"x","n":4},{}]"#.utf8))
for one in a { print(one.s, one.n) }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(a), as: UTF8.self))
print(try JSONDecoder().decode([B].self, from: Data("[1,2]".utf8)).map(\.n))
func keys<C: KeyedDecodingContainerProtocol>(_ c: C) -> Int { c.allKeys.count }
struct C: Decodable {
  let n: Int; init(from d: Decoder) throws { n = keys(try d.container(keyedBy: A.CodingKeys.self)) }
}
print(try JSONDecoder().decode(C.self, from: Data(#"{"s":1}"#.utf8)).n)
