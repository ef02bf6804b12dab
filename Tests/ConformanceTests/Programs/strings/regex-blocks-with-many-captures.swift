import RegexBuilder

enum Level: String { case info = "INFO", warn = "WARN" }

let level = Reference(Level.self)
let time = Reference<Int>()

// Seven captures: some come from a choice, some are transformed.
let line = Regex {
  Capture { OneOrMore(.digit) }
  " ["
  TryCapture(as: level) {
    ChoiceOf { "INFO"; "WARN"; "ERROR" }
  } transform: {
    Level(rawValue: String($0))
  }
  "] user="
  Capture { OneOrMore(.word) }
  " action="
  ChoiceOf {
    Regex { "\""; Capture { ZeroOrMore(CharacterClass.anyOf("\"").inverted) }; "\"" }
    Capture { OneOrMore(.word) }
  }
  " ms="
  Capture(as: time) { OneOrMore(.digit) } transform: { Int($0)! }
  Optionally { " "; Capture { OneOrMore(.any) } }
}
for text in [
  "1 [INFO] user=ann action=login ms=12", "2 [WARN] user=bo action=\"reset it\" ms=340 slow",
  "3 [ERROR] user=c action=d ms=1",
] {
  if let match = text.wholeMatch(of: line) {
    print(match.1, match[level], match.3, match.4 ?? match.5 ?? "-", match[time] + 1, match.7 ?? "-")
    print(type(of: match.output))
  } else {
    print("none:", text)
  }
}

let digit = Capture { One(.digit) }
let four = Regex { digit; digit; digit; digit }
print("1234567890".wholeMatch(of: Regex { four; four; digit; digit })!.output)
print("12345678".wholeMatch(of: Regex { four; digit; Regex { digit; digit; digit } })!.output.8)
print("1234566".wholeMatch(of: Regex { "1"; Regex { "2"; four }; "6" })!.output.4)
print("_123456".wholeMatch(of: Regex { "_"; Regex { four; digit; digit } })!.output.6)
