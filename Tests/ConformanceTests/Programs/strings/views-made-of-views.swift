// The views of scalars are made of each other, and change.
let s = "a b"
var v = Substring.UnicodeScalarView(s.unicodeScalars)
v.removeFirst()
print(Substring(v), String.UnicodeScalarView(v).count)
private struct UV { var c: Substring.UnicodeScalarView; init(_ c: Substring.UnicodeScalarView) { self.c = c } }
private extension Substring.UnicodeScalarView { init(_ u: UV) { self.init(u.c) } }
private extension String { init(_ u: UV) { self.init(u.c) } }
print(String(UV(v)), Substring(Substring.UnicodeScalarView(UV(v))))
print(String(String.UnicodeScalarView(["a", "b"] as [Unicode.Scalar])))
