protocol Shape { var area: Double { get } }
extension Shape { func describe() -> String { "shape" } }
extension Shape where Self: Equatable { func describe() -> String { "equatable shape" } }
extension Shape where Self: Comparable { func describe() -> String { "comparable shape" } }
struct Circle: Shape { var area = 1.0 }
struct Square: Shape, Equatable { var area = 2.0 }
struct Line: Shape, Comparable {
  var area = 0.0
  static func < (a: Line, b: Line) -> Bool { a.area < b.area }
}
print(Circle().describe(), Square().describe(), Line().describe())
extension Sequence { func tag() -> String { "sequence" } }
extension Sequence where Element: Numeric { func tag() -> String { "numbers" } }
extension Sequence where Element == String { func tag() -> String { "strings" } }
extension Collection { func tag() -> String { "collection" } }
extension Collection where Element: Numeric { func tag() -> String { "collection of numbers" } }
extension Array where Element: BinaryInteger { func tag() -> String { "array of integers" } }
print([1].tag(), [1.5].tag(), ["a"].tag(), [true].tag(), Set([1]).tag(), "abc".tag())
print(stride(from: 0, to: 1, by: 1).tag(), [1: 2].tag(), (0..<2).tag(), [1][...].tag())
extension Optional { func tag() -> String { "optional" } }
extension Optional where Wrapped == Int { func tag() -> String { "optional Int" } }
extension Optional where Wrapped: Collection { func tag() -> String { "optional collection" } }
print(Optional(1).tag(), Optional("a").tag(), Optional(1.5).tag(), Optional([1]).tag())
