// Methods with defaults, overloads in extensions, discardable results, Self and chained calls.
struct Query {
  private(set) var parts: [String] = []
  private(set) var limit: Int?
  func filter(_ text: String, negated: Bool = false) -> Self {
    var copy = self
    copy.parts.append((negated ? "!" : "") + text)
    return copy
  }
  func limited(to n: Int = 10) -> Query {
    var copy = self
    copy.limit = n
    return copy
  }
  @discardableResult
  mutating func add(_ text: String) -> Int {
    parts.append(text)
    return parts.count
  }
  func callAsFunction(_ suffix: String = ".") -> String { parts.joined(separator: "&") + suffix }
}
var query = Query().filter("a").filter("b", negated: true).limited()
print(query.parts, query.limit as Any, query.limited(to: 3).limit!)
query.add("c")
print(query.add("d"), query(), query("!"))
class Builder {
  var text = ""
  @discardableResult func append(_ s: String, times: Int = 1) -> Self {
    for _ in 0..<times { text += s }
    return self
  }
}
class Loud: Builder {
  override func append(_ s: String, times: Int = 2) -> Self {
    super.append(s.uppercased(), times: times)
    return self
  }
}
print(Builder().append("a").append("b", times: 3).text, Loud().append("x").append("y", times: 1).text)
let asBuilder: Builder = Loud()
print(asBuilder.append("dispatch").text)
extension Query {
  func filter(_ n: Int) -> Query { filter("#\(n)") }
  static func of(_ parts: String...) -> Query { parts.reduce(Query()) { $0.filter($1) } }
}
print(Query.of("p", "q").filter(3).parts)
func f(a: Int = 1, b: Int = 2, c: Int = 3) -> [Int] { [a, b, c] }
print(f(), f(a: 9), f(b: 9), f(c: 9), f(a: 7, c: 8))
func g(_ first: Int, _ rest: [Int] = [], then: (Int) -> Int = { $0 }) -> [Int] { ([first] + rest).map(then) }
print(g(1), g(1, [2]), g(1) { $0 * 10 }, g(1, [2, 3]) { -$0 })
struct Matrix {
  var cells = [1, 2, 3, 4]
  subscript(row: Int, column c: Int = 0) -> Int {
    get { cells[row * 2 + c] }
    set { cells[row * 2 + c] = newValue }
  }
}
var matrix = Matrix()
matrix[1, column: 1] += 10
matrix[0] = 50
print(matrix[0], matrix[1, column: 1], matrix.cells)
