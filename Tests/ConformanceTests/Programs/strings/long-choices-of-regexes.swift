import RegexBuilder

let domain = Regex {
  Capture { OneOrMore(.word) }
  "."
  Capture {
    ChoiceOf {
      "com"; "net"; "org"; "edu"; "gov"; "mil"; "aero"; "asia"; "biz"; "cat"; "coop"; "info"; "int"; "jobs"; "mobi"
      "museum"; "name"; "pizza"; "post"; "pro"; "red"; "tel"; "today"; "travel"; "app"; "dev"; "page"; "site"; "blog"
      "cloud"; "online"; "store"; "tech"; "xyz"; "io"; "me"; "tv"; "uk"; "us"; "de"; "fr"; "jp"; "ca"; "au"; "ch"; "nl"
      "se"; "no"; "fi"; "dk"; "pl"; "cz"; "at"; "be"; "es"; "it"; "pt"; "gr"; "ie"; "nz"; "br"; "mx"; "in"; "kr"; "cn"
    }
  }
  Anchor.endOfSubject
}
for text in ["swift.org", "example.cn", "one.two"] {
  print(text.firstMatch(of: domain).map { "\($0.output.1) \($0.output.2)" } ?? "none")
}
let either = Regex { try! Regex("a|b", as: Substring.self); "c" }
print("ac bc a".matches(of: either).map { String($0.output) })
