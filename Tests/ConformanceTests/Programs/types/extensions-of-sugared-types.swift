// Extensions of `Bool?`, `[Int]`, `[String: Int]`: for these arguments alone.
extension Bool? { var yes: Bool { self ?? false } 
 mutating func flip() { self = !(self ?? false) } }
extension String? { var orEmpty: String { self ?? "" }; var isBlank: Bool { self?.isEmpty ?? true } }
extension [Int] { var total: Int { reduce(0, +) } }
extension [String: Int] { var sum: Int { values.reduce(0, +) } }
extension Optional<Int> { var z: Int { self ?? 0 } }
extension Optional where Wrapped == Double { var d: Double { self ?? 1 } }
extension Array<String> { var j: String { joined(separator: "-") } }
extension [[Int]] { var flat: [Int] { flatMap { $0 } } }
var b: Bool? = nil
print(b.yes); b.flip(); print(b.yes, b as Any)
let s: String? = nil
print(s.orEmpty, s.isBlank, [1, 2].total, ["a": 1].sum, (nil as Int?).z, (nil as Double?).d, ["a", "b"].j, [[1], [2]].flat)
