import Foundation
struct Tagged<T, R> { var rawValue: R }
extension Tagged: Hashable where R: Hashable {}
extension Tagged: Equatable where R: Equatable {}
extension Tagged: Encodable where R: Encodable { func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(rawValue) } }
extension Tagged: CodingKeyRepresentable where R: CodingKeyRepresentable {
  init?(codingKey: some CodingKey) { guard let r = R(codingKey: codingKey) else { return nil }; self.init(rawValue: r) }
  var codingKey: CodingKey { rawValue.codingKey }
}
enum U {}
let d = [Tagged<U, String>(rawValue: "k"): 1]
print(String(decoding: try JSONEncoder().encode(d), as: UTF8.self), 5.codingKey.stringValue)
print(String(decoding: try JSONEncoder().encode([1: "a"]), as: UTF8.self))
enum K: String, CodingKeyRepresentable, Codable { case a, b }
print(String(decoding: try JSONEncoder().encode([K.a: 1]), as: UTF8.self), try JSONDecoder().decode([K: Int].self, from: Data(#"{"b":3}"#.utf8)))
