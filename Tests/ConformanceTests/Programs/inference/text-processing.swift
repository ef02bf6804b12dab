let text = """
  name=ada; age=36; langs=swift,ml
  name=bob; age=x; langs=
  name=cy
  """
struct Row { var name: String, age: Int?, langs: [String] }
func parse(_ line: Substring) -> Row? {
  let fields = line.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0).filter { $0 != " " } } }
  let table = Dictionary(fields.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }, uniquingKeysWith: { $1 })
  guard let name = table["name"] else { return nil }
  return Row(name: name, age: table["age"].flatMap { Int($0) }, langs: table["langs"].map { $0.split(separator: ",").map(String.init) } ?? [])
}
let rows = text.split(separator: "\n").compactMap(parse)
print(rows.map { "\($0.name):\($0.age.map(String.init) ?? "?")" }, rows.flatMap(\.langs), rows.compactMap(\.age).reduce(0, +))
let width = rows.map(\.name.count).max() ?? 0
func pad(_ s: String, _ n: Int, with c: Character = " ") -> String { s + String(repeating: c, count: max(0, n - s.count)) }
print(rows.map { pad($0.name, width + 2, with: ".") + ($0.langs.isEmpty ? "-" : $0.langs.joined(separator: "/")) }.joined(separator: "\n"))
func tokens(_ s: String) -> [String] {
  s.reduce(into: [""]) { acc, c in
    if c.isNumber || c == "." { acc[acc.count - 1].append(c) } else if c == " " { acc.append("") } else { acc += ["\(c)", ""] }
  }.filter { !$0.isEmpty }
}
func rpn(_ s: String) -> Double? {
  let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/)]
  var stack: [Double] = []
  for t in s.split(separator: " ").map(String.init) {
    if let n = Double(t) { stack.append(n) } else if let f = ops[t], let b = stack.popLast(), let a = stack.popLast() { stack.append(f(a, b)) } else { return nil }
  }
  return stack.count == 1 ? stack.first : nil
}
print(tokens("1+22 *3"), rpn("1 2 + 3 *") as Any, rpn("1 +") as Any, ["2 2 *", "x", "9 4 -"].map { rpn($0) ?? .nan }.filter { !$0.isNaN })
let histogram = text.filter(\.isLetter).reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map { "\($0.key)\($0.value)" }
print(histogram, zip("kitten", "sitting").map { $0 == $1 ? 0 : 1 }.reduce(0, +), "hello world".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
let rle = "aaabcc".reduce(into: [(Character, Int)]()) { acc, c in if let last = acc.last, last.0 == c { acc[acc.count - 1].1 += 1 } else { acc.append((c, 1)) } }
print(rle.map { $1 > 1 ? "\($1)\($0)" : "\($0)" }.joined())
let fizz = (1...15).map { $0 % 15 == 0 ? "FizzBuzz" : $0 % 3 == 0 ? "Fizz" : $0 % 5 == 0 ? "Buzz" : "\($0)" }
print(fizz.filter { Int($0) == nil }.count)
