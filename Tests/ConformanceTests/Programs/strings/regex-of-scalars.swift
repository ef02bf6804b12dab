let t = "éa\u{301}x\r\ny"
print(t.matches(of: #/./#.matchingSemantics(.unicodeScalar)).count, t.matches(of: #/./#).count)
let r = #/(?<a>.)(?<b>.)/#.matchingSemantics(.unicodeScalar)
if let m = "e\u{301}".wholeMatch(of: r) { print(m.output.a.unicodeScalars.count, m.output.b.unicodeScalars.count) } else { print("none") }
print("e\u{301}".wholeMatch(of: #/../#) == nil)
print("caf\u{65}\u{301}".contains(#/e/#), "caf\u{65}\u{301}".contains(#/e/#.matchingSemantics(.unicodeScalar)))
print("A".contains(#/a/#.ignoresCase().matchingSemantics(.unicodeScalar)))
