let n = 3, d = 2.5, name = "Bob"
print("\(n) items at \(d) each = \(Double(n) * d), \(n > 2 ? "many" : "few"), \([1, 2].map { "\($0 * n)" }.joined(separator: "/"))")
print("\(name.count + n) \(name.uppercased() + "\(n)") \(n.isMultiple(of: 2) ? "even" : "odd") \((n, d)) \([n: d])")
print("a" + "\(n)" + "b" + "\(d)" + String(n) + "\("nested \("deep \(n)")")")
print("\(Optional(n) as Any) \(n as Int?? as Any) \(n == 3 && d > 2 || name.isEmpty) \(type(of: n / 2)) \(7 / 2) \(7 / 2.0) \(-n) \(Double(7) / 2)")
struct T: ExpressibleByStringInterpolation { var s: String
  init(stringLiteral v: String) { s = "lit(\(v))" }
  struct StringInterpolation: StringInterpolationProtocol { var o = ""; init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ l: String) { o += "L[\(l)]" }
    mutating func appendInterpolation(_ x: Int) { o += "I\(x)" }
    mutating func appendInterpolation(_ x: Double, places: Int = 1) { o += "D\(x):\(places)" }
    mutating func appendInterpolation<X>(_ x: X) { o += "X<\(X.self)>\(x)" }
    mutating func appendInterpolation(if c: Bool, _ s: @autoclosure () -> String) { if c { o += s() } } }
  init(stringInterpolation i: StringInterpolation) { s = i.o } }
func show(_ t: T) { print(t.s) }
func show2(_ t: T) { print("T", t.s) }
func show2(_ t: String) { print("String", t) }
show("plain"); show("a\(1)b\(2.5)c\("x")d\(2.5, places: 3)\(if: n > 2, "yes")\([1])\(n)\(d)")
show2("a\(1)"); show2("b"); show2("c\(1)" as T)
let t: T = "\(n)\(1 + 2)\(1 + 2.5)"; print(t.s)
extension String.StringInterpolation { mutating func appendInterpolation(pad x: Int, to w: Int = 4) { appendInterpolation(String(repeating: "0", count: max(0, w - String(x).count)) + String(x)) }
  mutating func appendInterpolation<S: Sequence>(list s: S, _ sep: String = ", ") where S.Element: CustomStringConvertible { appendLiteral(s.map(\.description).joined(separator: sep)) } }
print("\(pad: 7) \(pad: 42, to: 6) \(list: [1, 2, 3]) \(list: ["a", "b"], "-") \(pad: n * 2 + 1)")
let items = [("Apple", 1.5, 3), ("Pear", 0.75, 10)]
for (nm, price, q) in items { print("\(nm)\(String(repeating: ".", count: 10 - nm.count))\(price * Double(q)) (\(q) × \(price))") }
print("total: \(items.map { $0.1 * Double($0.2) }.reduce(0, +)), max \(items.max { $0.1 < $1.1 }!.0), \(items.reduce(0) { $0 + $1.2 }) pieces")
print("""
  multi \(n)
    \(name.map { "\($0)" }.joined(separator: "_")) \
  joined \(#"raw \(n) \#(n)"#)
  """)
let c: Character = "x", sub = name.dropFirst()
print("\(c)\(sub)\(c == "x")\(sub == "ob")\(String(c) + sub)\(name + sub)\(sub + name)\(name.first!)")
print("\(1...3) \(0..<2) \([1...2]) \(Int.max) \(UInt8.max &+ 1) \(0x1F) \(1_000) \(1e3) \(Float(0.1)) \(0.1 + 0.2) \(1e16) \(1e-5) \(Double.nan) \(-Double.infinity)")
