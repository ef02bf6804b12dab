// RegexBuilder: parts, captures and their transforms.
import RegexBuilder

let setting = Regex {
  Capture { OneOrMore(.word) }
  ZeroOrMore(.whitespace)
  "="
  ZeroOrMore(.whitespace)
  Capture { OneOrMore(.digit) } transform: { Int($0)! }
  Optionally { ";" }
}
if let match = "age = 42;".wholeMatch(of: setting) { print(match.1, match.2 + 1, match.output) }
print("x=1; y=22".matches(of: setting).map { "\($0.1):\($0.2)" })
print("none".firstMatch(of: setting) == nil)

let amount = Regex {
  TryCapture { OneOrMore(.digit) } transform: { UInt8($0) }
  Anchor.endOfSubject
}
print("255".firstMatch(of: amount)?.1 ?? 0, "256".wholeMatch(of: amount) == nil)

let name = Reference(Substring.self)
let count = Reference(Int.self)
let tagged = Regex {
  "<"
  Capture(as: name) { OneOrMore(.word) }
  ":"
  Capture(as: count) { OneOrMore(.digit) } transform: { Int($0)! }
  ">"
}
if let match = "a <item:12> b".firstMatch(of: tagged) { print(match[name], match[count] * 2, match.1) }

let date = Regex {
  Capture { Repeat(.digit, count: 4) }
  "-"
  Capture { Repeat(.digit, 1...2) }
}
let entry = Regex {
  date
  " "
  Capture(OneOrMore(.any))
}
if let match = "2024-7 rent".wholeMatch(of: entry) { print(match.1, match.2, match.3) }
print("2024-7 rent".contains(date), "24-7".contains(date))
let mixed = Regex {
  #/(\w)(\d)?/#
  "!"
}
if let match = "a!".wholeMatch(of: mixed) { print(match.1, match.2 as Any) }
