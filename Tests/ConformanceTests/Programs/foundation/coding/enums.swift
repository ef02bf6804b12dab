import Foundation

func json<T: Encodable>(_ value: T, _ encoder: JSONEncoder = JSONEncoder()) {
  encoder.outputFormatting.insert(.sortedKeys)
  do { print(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch { print(error) }
}
func read<T: Decodable>(_ type: T.Type, _ text: String, _ decoder: JSONDecoder = JSONDecoder()) {
  do { print(try decoder.decode(type, from: Data(text.utf8))) } catch { print(error) }
}
enum Kind: String, Codable, CaseIterable { case small, large = "LARGE" }
enum Level: Int, Codable { case low = 1, high = 10 }
enum Shape: Codable, Equatable { case circle(radius: Double), square(Double), named(String, note: String?), empty }
indirect enum Tree: Codable { case leaf, node(Tree, Int, Tree) }
json(Kind.allCases); json(Level.high)
json([Shape.circle(radius: 1.5), .square(2), .named("n", note: nil), .named("m", note: "x"), .empty])
json(Tree.node(.leaf, 3, .node(.leaf, 1, .leaf)))
read(Kind.self, #""LARGE""#); read(Kind.self, #""large""#); read([Level].self, "[1,10,5]")
read(Shape.self, #"{"circle":{"radius":2}}"#); read(Shape.self, #"{"empty":{}}"#)
read(Shape.self, #"{"named":{"_0":"q"}}"#); read(Shape.self, #"{"named":{"note":"q"}}"#)
read(Shape.self, #"{"circle":{"radius":2},"empty":{}}"#); read(Shape.self, "{}"); read(Shape.self, #"{"other":{}}"#)
read(Tree.self, #"{"node":{"_0":{"leaf":{}},"_1":5,"_2":{"leaf":{}}}}"#)
enum Renamed: Codable { case first(a: Int), second
  enum CodingKeys: String, CodingKey { case first = "1st", second = "2nd" }
  enum FirstCodingKeys: String, CodingKey { case a = "alpha" } }
json([Renamed.first(a: 1), .second]); read(Renamed.self, #"{"1st":{"alpha":3}}"#)
struct Tag: RawRepresentable, Codable { var rawValue: String }
json(Tag(rawValue: "t")); read(Tag.self, #""u""#)
struct Options: OptionSet, Codable { let rawValue: Int; static let a = Options(rawValue: 1); static let b = Options(rawValue: 2) }
json([Options.a, .b, [.a, .b]]); read(Options.self, "3")
