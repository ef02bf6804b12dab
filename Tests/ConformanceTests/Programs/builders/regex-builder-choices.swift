// Choices, optional captures, repetition, lookahead and character classes.
import RegexBuilder

let pet = Regex {
  ChoiceOf {
    "cat"
    "dog"
    Capture { "bird" }
  }
  Anchor.endOfLine
}
for text in ["hotdog", "a bird", "fish"] {
  if let match = text.firstMatch(of: pet) { print(match.0, match.1 as Any) } else { print("no pet in", text) }
}
let version = Regex {
  Capture { OneOrMore(.digit) }
  Optionally {
    "."
    Capture { OneOrMore(.digit) }
  }
}
for text in ["1.20", "3"] { if let match = text.wholeMatch(of: version) { print(match.1, match.2 as Any) } }
let pairs = Regex { ZeroOrMore { Capture { One(.word) }; "," } }
print("a,b,".wholeMatch(of: pairs)?.1 as Any, "".wholeMatch(of: pairs)?.1 as Any)
let lazyTag = Regex { "<"; Capture { ZeroOrMore(.any, .reluctant) }; ">" }
print("a<b>c>".firstMatch(of: lazyTag)!.1)
let hex = Regex { "#"; Repeat(.hexDigit, count: 6); NegativeLookahead { CharacterClass.hexDigit } }
print("#ff00aa".contains(hex), "#ff00aa1".contains(hex), "#ff0".contains(hex))
let code = Regex { OneOrMore(CharacterClass(.anyOf("abc-]"), "0"..."5")) }
print("zz-ab05]x9".firstMatch(of: code)!.0)
print("a1 b2".matches(of: Regex { CharacterClass.word; CharacterClass.digit }).map { $0.output })
print("x y\tz".split(separator: OneOrMore(.whitespace)), "Über".contains(Regex { Anchor.startOfLine; OneOrMore(.digit.inverted); Anchor.endOfLine }))
let quoted = Regex { "."; Character("+"); Capture("(") }
print("a.+(b".firstMatch(of: quoted)!.1, "abc".replacing(Regex { "b" }.ignoresCase(), with: "-"))
struct Line {
  let key: String, value: Double
  init?(_ text: String) {
    let regex = Regex {
      Capture(OneOrMore(.word), transform: String.init)
      ":"
      OneOrMore(.whitespace)
      TryCapture { OneOrMore { CharacterClass(.digit, .anyOf(".")) } } transform: { Double($0) }
    }
    guard let match = text.wholeMatch(of: regex) else { return nil }
    (key, value) = (match.1, match.2)
  }
}
print(Line("size: 2.5") as Any, Line("size: 2.5.1") as Any)
