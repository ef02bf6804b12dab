// Building text: own padding and tables, joined, repeating, reduce, interpolated expressions, terminators.
extension String {
  func leftPadded(_ n: Int, _ c: Character = " ") -> String { String(repeating: c, count: max(0, n - count)) + self }
  func rightPadded(_ n: Int) -> String { self + String(repeating: " ", count: max(0, n - count)) }
}
let rows = [("apple", 3, 1.5), ("fig", 12, 0.25)]
for (name, count, price) in rows {
  print("|\(name.rightPadded(8))|\("\(count)".leftPadded(4))|\(String(price).leftPadded(6, "."))|")
}
print(String(repeating: "-", count: 22), String(repeating: "=", count: 0) + "|")
var text = ""
for i in 1...5 { text += "\(i)" + (i < 5 ? ", " : ".") }
print(text)
text = (1...3).map { "item \($0)" }.joined(separator: "; ")
print(text, text.count)
print((1...4).reduce("start") { $0 + "-\($1)" }, ["a", "b"].reduce("", +))
print("a", "b", separator: "", terminator: "")
print("c", terminator: "\n\n")
print(1, 2, 3, separator: ", ", terminator: ".\n")
print("sum: \(1 + 2), list: \([1, 2].map { $0 * 2 }), dict: \(["k": 1]), optional: \(Optional(5) as Any)")
print("nested: \(rows.map { "\($0.0)(\($0.1))" }.joined(separator: "+"))")
print("ternary: \(rows.isEmpty ? "none" : "\(rows.count) rows")", "bool: \(true && !false)")
print("char: \("x" as Character)")
var out = "x"
out += "y"
out.append("z")
out = out + out
out.insert("-", at: out.startIndex)
out.insert(contentsOf: "<<", at: out.startIndex)
out.removeLast(2)
out.replaceSubrange(out.startIndex...out.startIndex, with: "[")
print(out, out.capitalizedFirst)
extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  func replacing(_ a: Character, by b: String) -> String { map { $0 == a ? b : String($0) }.joined() }
  func wrapped(at n: Int) -> [String] {
    split(separator: " ").reduce(into: [""]) { lines, word in
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = String(word)
      } else if lines[lines.count - 1].count + word.count < n {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
print("hello".capitalizedFirst, "banana".replacing("a", by: "oo"), "the quick brown fox jumps".wrapped(at: 11))
print(String(123), String(true), String(2.0), String("q"), String(describing: [1]), String(format(7, 3)))
func format(_ n: Int, _ width: Int) -> String { String(n).leftPadded(width, "0") }
print(
  Array(repeating: "ab", count: 2).joined(separator: "|"), "\("multi" + "part")",
  """
  block \(1 + 1)
  end
  """)
