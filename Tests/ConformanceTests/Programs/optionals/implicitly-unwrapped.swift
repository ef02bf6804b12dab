// T! behaves as an optional where one fits and unwraps itself elsewhere.
class Screen {
  var title: String!
  var size: Int! = 3
  weak var parent: Screen!
  func configure(_ text: String?) { title = text }
}
let screen = Screen()
print(screen.title == nil, screen.size + 1, screen.size as Any)
screen.configure("home")
print(screen.title.count, screen.title!, screen.title ?? "none", screen.title.map { $0 + "!" } as Any)
if let title = screen.title { print("bound", title) }
let copy = screen.title
print(copy as Any, type(of: copy), copy == "home")
let forced: String = screen.title
print(forced, [screen.title].count, screen.title?.uppercased() ?? "")
screen.title += " page"
screen.title.append(".")
print(screen.title ?? "", screen.title.hasPrefix("home"))
screen.title = nil
print(screen.title?.count as Any, screen.parent == nil)
func find(_ key: String) -> Int! { ["a": 1][key] }
let found: Int = find("a")
let maybe = find("z")
print(found, maybe as Any, find("a") + 1, find("z") ?? 0)
var late: (() -> String)!
late = { "late" }
print(late(), late?() ?? "")
var numbers: [Int]! = [1, 2]
numbers.append(3)
numbers[0] = 10
print(numbers.count, numbers[0], numbers.map { $0 * 2 }, numbers ?? [])
for n in numbers { print(n, terminator: " ") }
print()
switch screen.size {
case 3?: print("three")
case nil: print("nil")
case let n?: print(n)
}
struct Form {
  var name: String!
  init(_ name: String? = nil) { self.name = name }
}
print(Form().name == nil, Form("x").name!, Form("abc").name.count)
var n: Int! = 1
n += 1
n = n * 10
let plain: Int? = n
print(n!, plain as Any, n == 20, n > 5)
