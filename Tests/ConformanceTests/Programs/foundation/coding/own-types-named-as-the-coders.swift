import Foundation
class Outer {
  func go() -> Int { 1 }
  enum Encoder { case h264 }
  enum Decoder { case x }
  struct Hasher {}
  struct Conf: Codable, Hashable { var a = 1; var e: E = .x }
  enum E: String, Codable, CaseIterable { case x, y }
  enum CodingKey: String, Codable { case q }
  enum P: Codable, Hashable { case a(Int), b }
}
print(Outer.Conf().a, Outer.E.allCases.count, Outer.P.a(1) == .a(1), Outer.Conf().hashValue == Outer.Conf().hashValue)
let coder = JSONEncoder()
coder.outputFormatting = .sortedKeys
print(String(data: try coder.encode(Outer.Conf(a: 2, e: .y)), encoding: .utf8)!)
print(try JSONDecoder().decode(Outer.P.self, from: Data(#"{"a":{"_0":3}}"#.utf8)) == .a(3))
