// Functions and values named with the module that declares them, beside members of the same name.
struct Length: Comparable {
  var value: Double
  static func < (one: Length, other: Length) -> Bool { one.value < other.value }
}
func max(_ one: Length, _ other: Length) -> Length { Length(value: Swift.max(one.value, other.value) + 0.5) }
func scale(_ value: Int) -> String { "integer" }
func scale(_ value: Double) -> String { "double" }

struct Bounds {
  var min: Length
  var max: Length
  init(_ one: Length, _ other: Length) { (min, max) = (Swift.min(one, other), main.max(one, other)) }
  func scale(_ text: String) -> String { main.scale(1) + main.scale(.pi) + text }
  func joined(_ other: Bounds) -> Bounds { Bounds(Swift.min(min, other.min), main.max(max, other.max)) }
}
let bounds = Bounds(Length(value: 2), Length(value: 1))
print(bounds.min.value, bounds.max.value, bounds.scale("!"))
print(bounds.joined(Bounds(Length(value: 0), Length(value: 9))).max.value)

let lengths = [1.5, 2.5]
let longest = lengths.reduce(0) { Swift.max($0, $1) }
print(longest / 2, Swift.abs(-1.5) + longest, Swift.min(1, 2.5), Swift.zip([1], ["a"]).map { $0 })

private func doubled(of number: Int) -> Int { number * 2 }
func caller(doubled: Int) -> Int { main.doubled(of: doubled) }
print(caller(doubled: 4))
