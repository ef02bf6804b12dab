// The elements of a literal are optional if the pattern of the loop expects that.
for case let number? in [1, 2] { print(number) }
for case let (number?, text) in [(1, "a"), (2, "b")] { print(number, text) }
for case (let number?, let text?) in [(3, "c"), (4, "d")] where number > 3 { print(number, text) }
for case let number? in [1, nil, 3] { print(number) }
let count = 5
for case let number? in [count, 6] { print(number) }
struct Level: Equatable {
  var height = 1
  static func == (one: Level, other: Level) -> Int { 7 }
}
print((Level() == Level()) as Int, [Level()].contains(Level()), (Level() != Level()) as Bool)
