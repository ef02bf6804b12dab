import Foundation
struct S: Codable { var r = 1..<3; var p = 4...; var q = ...5; var u = ..<6; var d = Duration.seconds(3); var o = SortOrder.forward; var c = ComparisonResult.orderedSame; var b = SortOrder.reverse; var t = TaskPriority.high }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
let data = try e.encode(S())
print(String(data: data, encoding: .utf8)!)
let s = try JSONDecoder().decode(S.self, from: data)
print(s.r, s.p, s.q, s.u, s.d, s.o)
struct Box<T> { var v: T }
extension Box: Codable where T: Codable {}
print(String(data: try e.encode(Box(v: 0..<9)), encoding: .utf8)!)
let negative = try JSONDecoder().decode(Duration.self, from: e.encode(Duration.milliseconds(-1500)))
print(negative, Duration.nanoseconds(7) == (try JSONDecoder().decode(Duration.self, from: e.encode(Duration.nanoseconds(7)))))
do { _ = try JSONDecoder().decode(Range<Int>.self, from: Data("[3,1]".utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription) }
