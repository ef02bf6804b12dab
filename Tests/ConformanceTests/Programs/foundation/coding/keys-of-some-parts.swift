// A type's own keys may rename its parts, and leave out those that have a value.
import Observation
import Foundation
infix operator <+>
func <+> (a: Int, b: Int) -> Int { a + b }
print(1 <+> 2, (1 <+> 2) <+> 3, 2 * 3 == 6 ? 1 <+> 2 : 4)
struct A: Codable { var a = 0; var b = 3; var c: Int?; lazy var l = 1; enum CodingKeys: String, CodingKey { case a = "x", c } }
@Observable final class M: Codable { var n = 0; @ObservationIgnored var i = 2; enum CodingKeys: String, CodingKey { case _n = "n", i } }
enum E: Codable { case a(Int), b(String); enum CodingKeys: CodingKey { case a, b } }
@propertyWrapper struct W: Codable { var wrappedValue: Int }
struct P: Codable { @W var v = 2; @W var u = 3; typealias CodingKeys = Keys; enum Keys: String, CodingKey { case v } }
struct Enc: Encodable { let a: Int; let f: () -> Void; enum CodingKeys: CodingKey { case a } }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
func show<T: Encodable>(_ t: T) { print(String(decoding: try! e.encode(t), as: UTF8.self)) }
