do {
  let r = try Regex("([a-z]+)(\\d+)")
  if let m = "abc123".firstMatch(of: r) { print(m.output.count, m.output[1].substring as Any, m[2].substring ?? "", m.range.lowerBound == "abc123".startIndex) }
  let r2 = try Regex("(\\w)-(\\w)", as: (Substring, Substring, Substring).self)
  print("a-b".wholeMatch(of: r2)!.1)
  _ = try Regex("(")
} catch { print("bad regex") }
let word = #/\b\w+\b/#.ignoresCase()
print("The Quick".matches(of: word).map { String($0.0).lowercased() })
let r = #/
  (?<year> \d{4})  # year
  - (?<mon> \d\d)
/#
if let m = try r.firstMatch(in: "on 2023-11") { print(m.year, m.mon) }
func parse(_ line: String) -> (String, Int)? { guard let m = line.wholeMatch(of: #/(\w+):\s*(-?\d+)/#), let n = Int(m.2) else { return nil }; return (String(m.1), n) }
print(parse("a: -4") as Any, parse("b") as Any)
let re: Regex<Substring> = #/x+/#; print("axxb".firstMatch(of: re)?.0 ?? "none")
print("a1b2".split(separator: #/\d/#).map(String.init))
