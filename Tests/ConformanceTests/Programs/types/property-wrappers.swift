// Property wrappers: wrappedValue, arguments, projectedValue, in structs, classes, locals and generic ones.
@propertyWrapper
struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: String { "\(value) in \(range)" }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
struct Player {
  @Clamped(0...10) var health = 50
  @Clamped(-5...5) var luck: Int = 0
}
var player = Player()
print(player.health, player.luck, player.$health)
player.health -= 3
player.luck = 100
print(player.health, player.$luck)
player.health -= 300
print(player.health)
@propertyWrapper
struct Logged<T> {
  var wrappedValue: T {
    willSet { print("  change", wrappedValue, "->", newValue) }
  }
}
class Model {
  @Logged var name = "a"
  @Logged var list: [Int] = []
}
let model = Model()
model.name = "b"
model.list.append(1)
print(model.name, model.list)
@propertyWrapper
final class Shared<T> {
  var wrappedValue: T
  var projectedValue: Shared<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct Counter {
  @Shared var n = 0
}
let first = Counter()
let second = first
first.$n.wrappedValue = 7
print(first.n, second.n, Counter().n)
@propertyWrapper
struct Uppercase {
  private(set) var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.uppercased() }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Tag {
  @Uppercase var name: String
  var id = 1
}
var tag = Tag(name: "swift")
print(tag.name, tag.id)
tag.name += "ui"
print(tag.name)
