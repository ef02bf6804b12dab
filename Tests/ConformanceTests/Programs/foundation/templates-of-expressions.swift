import Foundation
let a = try NSRegularExpression(pattern: "(o)(x)?")
let b = try NSRegularExpression(pattern: "(o)(x)?")
let c = try NSRegularExpression(pattern: "(o)(x)?", options: .caseInsensitive)
print(a == b, a.isEqual(b), a == c, a.isEqual("x"), a.isEqual(nil))
let text = "foo box"
for match in a.matches(in: text, range: NSRange(location: 0, length: 7)) {
  print(a.replacementString(for: match, in: text, offset: 0, template: "<$0|$1|$2>\\$1 \\\\ $9 $"))
}
let m = a.firstMatch(in: text, range: NSRange(location: 0, length: 7))!
print(a.replacementString(for: m, in: "xfoo", offset: 1, template: "[$0$1]"))
print(a.replacementString(for: m, in: text, offset: 0, template: "plain"))
let ten = try NSRegularExpression(pattern: "(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)")
let n = ten.firstMatch(in: "abcdefghijk", range: NSRange(location: 0, length: 11))!
print(ten.replacementString(for: n, in: "abcdefghijk", offset: 0, template: "$10 $11 $12 $1a $01"))
print(m.adjustingRanges(offset: 2).range, m.resultType == .regularExpression)
let named = try NSRegularExpression(pattern: "(?<w>o+)")
let k = named.firstMatch(in: "foo", range: NSRange(location: 0, length: 3))!
print(named.replacementString(for: k, in: "foo", offset: 0, template: "${w} $1"))
print(c.copy() as! NSRegularExpression == c)
