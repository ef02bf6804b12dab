// The types of properties that conformances need, where their values name globals of the file.
let greeting = "hi"
private let limits = (low: 1, high: 10)
var counter = 0 { didSet { print("counter", counter) } }
let numbers = [1, 2, 3].map { $0 * factor }
let factor = 3
let (first, second) = (1.5, "two")
let make = { (n: Int) in n + base }
let base = 40
let max = 12

protocol Named { var name: String { get } }
protocol Sized { static var size: Int { get } }

struct Person: Named, Codable, Hashable {
  var name = greeting
  var low = limits.low
  var ratio = first
  var all = numbers
}
struct Box: Named, Sized {
  let name = greeting + "!"
  static let size = max
}
final class Model: Named, Equatable {
  let name = second
  var count = make(2)
  static func == (a: Model, b: Model) -> Bool { a.count == b.count }
}
enum Kind: String, CaseIterable { case a, b; static let standard = main.greeting }

counter += 1
print(Person(), Person() == Person(), Person().hashValue == Person().hashValue)
print(Box().name, Box.size, Model().name, Model().count, Model() == Model(), Kind.standard)
