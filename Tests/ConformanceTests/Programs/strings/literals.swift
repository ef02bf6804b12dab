// String literals: escapes, unicode scalars, multi-line indentation, raw delimiters, nested interpolation.
print("tab\tend", "quote\"", "back\\slash", "null\0".count, "single'", "line\rfeed".count)
print("\u{48}\u{49}", "\u{1F600}", "e\u{301}", "\u{1F1EE}\u{1F1F9}".count)
let multi = """
  first
    indented "quoted"
  joined \
  line
  \ttab \(1 + 1)

  last
  """
print(multi)
print(
  """
  ends with newline

  """, terminator: "|\n")
print(#"raw \n "quotes" \(no)"#, #"interpolated \#(1 + 2)"#, ##"has "# inside"##)
print(
  #"""
  raw multi \t
  \#("value")
  """#)
let name = "Ann"
let ages = ["Ann": 30]
print("\(name) is \(ages[name, default: 0]) and \(ages["Bo"] ?? -1)")
print("nested \("inner \(name.uppercased()) \("deep")")")
print("sum \(1 + 2 * 3), ternary \(name.isEmpty ? "none" : "some"), call \(name.map { "<\($0)>" }.joined())")
print("expr \({ (a: Int) in a * 2 }(4)) \([1, 2].map { $0 + 1 })")
print("a" + "b" + String(1) + "\(2)", "x" + "", "")
let empty = """
  """
print(empty.isEmpty, empty.count)
let quotes = """
  three \""" inside
  """
print(quotes)
print("emoji 👩‍👩‍👧 count \("👩‍👩‍👧".count)")
let c: Character = "\n"
print(c == "\n", c.isNewline, "\\(not)", "percent % and $0 {}")
let indented = """
  a
    b
  c
  """
let rows = indented.split(separator: "\n")
print(rows.map { $0.count })
