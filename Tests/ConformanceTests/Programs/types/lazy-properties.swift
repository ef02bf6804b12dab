// A lazy property is made at the first read, once per value; it can read self and be assigned.
var made: [String] = []
func make(_ name: String) -> Int {
  made.append(name)
  return name.count
}
class Report {
  let title: String
  lazy var size = make(title)
  lazy var lines: [String] = {
    made.append("lines of \(title)")
    return (1...3).map { "\(title) \($0)" }
  }()
  lazy var twice: Int = size * 2
  init(_ title: String) { self.title = title }
}
let report = Report("abc")
print(made)
print(report.size, report.size, made)
report.lines.append("more")
print(report.lines, made)
print(report.twice, made)
let other = Report("other")
other.size = 100
print(other.size, other.twice, made)

struct Box {
  var n = 1
  lazy var cached = make("box \(n)")
  mutating func read() -> Int { cached }
}
var box = Box()
var copy = box
print(box.read(), box.cached)
copy.n = 12345
print(copy.cached, made.suffix(2))
box.n = 99
print(box.cached)
var second = box
second.cached += 1
print(second.cached, box.cached, made.count)

class Observed {
  lazy var value: Int = make("observed") {
    didSet { print("didSet", oldValue, value) }
  }
}
let o = Observed()
o.value += 1
o.value = 3
class Parent { lazy var name = "parent \(type(of: self))" }
class Child: Parent {}
print(Parent().name, Child().name)
func local() -> Int {
  lazy var inside = make("local")
  print(made.contains("local"))
  return inside + inside
}
print(local(), made.filter { $0 == "local" }.count)
