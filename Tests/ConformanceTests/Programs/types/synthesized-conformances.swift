// Synthesized Equatable, Hashable and Comparable compare member by member and in order of cases.
struct Name: Hashable {
  var first: String
  var last: String?
}
print(Name(first: "A", last: nil) == Name(first: "A"), Name(first: "A") == Name(first: "A", last: "B"))
let set: Set<Name> = [Name(first: "A"), Name(first: "B"), Name(first: "A")]
print(set.count, set.contains(Name(first: "B")), set.contains(Name(first: "B", last: "")))
var ages = [Name(first: "A"): 1]
ages[Name(first: "A"), default: 0] += 5
print(ages[Name(first: "A")]!, ages.count)

enum Size: Comparable {
  case small, medium
  case custom(Int)
  case named(String, Int)
}
print(Size.small < .medium, Size.medium < .small, Size.custom(1) < .custom(2), Size.custom(9) < .named("a", 0))
print(Size.named("a", 5) < .named("b", 1), Size.named("a", 5) < .named("a", 6), Size.small >= .small)
print([Size.named("z", 1), .custom(3), .medium, .custom(-1), .small].sorted())
print([Size.small, .custom(4), .medium].max()!, Size.custom(1) == .custom(1))

struct Version: Comparable {
  var major: Int, minor: Int
  static func < (l: Self, r: Self) -> Bool { (l.major, l.minor) < (r.major, r.minor) }
}
let versions = [Version(major: 1, minor: 2), Version(major: 0, minor: 9), Version(major: 1, minor: 0)]
print(versions.sorted().map { "\($0.major).\($0.minor)" })
print(versions[0] > versions[1], versions[1] <= versions[2], max(versions[0], versions[2]).minor)
print(min(Version(major: 1, minor: 1), Version(major: 1, minor: 0)).minor, versions.min()!.major)

struct Caseless: Equatable {
  var text: String
  static func == (l: Self, r: Self) -> Bool { l.text.lowercased() == r.text.lowercased() }
}
print(Caseless(text: "ABC") == Caseless(text: "abc"), Caseless(text: "a") != Caseless(text: "b"))
print([Caseless(text: "X")].contains(Caseless(text: "x")))
print([Caseless(text: "Q")] == [Caseless(text: "q")], Optional(Caseless(text: "Q")) == Caseless(text: "q"))
