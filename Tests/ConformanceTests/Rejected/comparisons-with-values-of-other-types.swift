// A value of the program's types, compared with one of the library's: swiftc blames an operand or a conformance.
struct Money { var cents: Int }
struct Version: Comparable {
  var number: Int
  static func < (a: Version, b: Version) -> Bool { a.number < b.number }
}
enum Level: String { case low, high }
enum Size: Int { case small = 1, large }
func compare(_ money: Money, _ version: Version, _ level: Level, _ size: Size, _ text: String, _ number: Int) {
  _ = money == number
  _ = money == 1.5
  _ = text == money
  _ = version < number
  _ = true > version
  _ = level == "low"
  _ = text != level
  _ = size == 1
  _ = size > number
  _ = level < "low"
}
