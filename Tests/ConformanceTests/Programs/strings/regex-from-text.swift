do {
  let regex = try Regex("([a-z]+)(\\d+)?(?<tail>!)?")
  for text in ["abc123", "abc!", "12"] {
    guard let match = text.firstMatch(of: regex) else { print("no match"); continue }
    print(match.output.count, match.output.map { $0.substring ?? "-" }, match["tail"]?.substring as Any, match.output[0].range != nil)
    print(match.output[3].name as Any, match[1].value as Any)
  }
  print(regex.contains(captureNamed: "tail"), regex.contains(captureNamed: "head"))
  let typed = try Regex("(\\w)-(\\w)?", as: (Substring, Substring, Substring?).self)
  if let match = try typed.wholeMatch(in: "a-") { print(match.1, match.2 as Any, match.output) }
  let words: Regex<Substring> = try Regex("\\w+", as: Substring.self)
  print("one two".matches(of: words).map(\.0))
  print("a.b".contains(Regex<Substring>(verbatim: ".")), "a+b".replacing(Regex<Substring>(verbatim: "+"), with: "-"))
}
for pattern in ["(", "[a", "a{2,1}", "*", "(?<n>a)(?<n>b)"] {
  do { _ = try Regex(pattern); print("fine") } catch { print(pattern, "is wrong:", error) }
}
