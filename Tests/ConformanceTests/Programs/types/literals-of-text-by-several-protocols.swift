struct A: ExpressibleByStringLiteral { let v: String; init(stringLiteral s: String) { v = s } }
let a: A = "x"; let b: A = "é"; print(a, b)
struct B: ExpressibleByExtendedGraphemeClusterLiteral { let c: Character; init(extendedGraphemeClusterLiteral c: Character) { self.c = c } }
let c: B = "y"; print(c)
struct C: ExpressibleByUnicodeScalarLiteral { let u: Unicode.Scalar; init(unicodeScalarLiteral u: Unicode.Scalar) { self.u = u } }
let d: C = "z"; print(d.u.value)
struct E: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral { let v: String; init(stringLiteral s: String) { v = "s" + s }; init(extendedGraphemeClusterLiteral s: String) { v = "g" + s }; init(unicodeScalarLiteral s: String) { v = "u" + s } }
let e: E = "ab", f: E = "a", g: E = "👨‍👩‍👧"; print(e, f, g)
struct F<R> { let r: R }
extension F: ExpressibleByUnicodeScalarLiteral where R == String { init(unicodeScalarLiteral v: String) { r = "u" + v } }
extension F: ExpressibleByExtendedGraphemeClusterLiteral where R == String {}
extension F: ExpressibleByStringLiteral where R == String { init(stringLiteral v: String) { r = v } }
let h: F<String> = "q"; print(h, A(stringLiteral: "k"), E(unicodeScalarLiteral: "m"))
struct G: ExpressibleByStringInterpolation { let v: String; init(stringLiteral s: String) { v = "lit" + s }; init(stringInterpolation i: DefaultStringInterpolation) { v = "int" + i.description } }
let i: G = "a\(1)b", j: G = "plain"; print(i, j)
struct H: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral { let s: String; init(integerLiteral v: Int8) { s = "i\(v)" }; init(floatLiteral v: Float) { s = "f\(v)" }; init(booleanLiteral v: Bool) { s = "b\(v)" }; init(nilLiteral: ()) { s = "nil" } }
let hs: [H] = [1, 2.5, true, nil, -3]; print(hs.map(\.s))
