let s = "Order 123 shipped on 2024-05-17 to alice@example.com, order 77"
if let m = s.firstMatch(of: #/(\d{4})-(\d{2})-(\d{2})/#) { print(m.0, m.1, m.2, m.3) }
let ids = s.matches(of: #/[Oo]rder (\d+)/#).map { Int($0.1)! }; print(ids)
print(s.replacing(#/\d+/#, with: "#"))
print(s.contains(#/@example/#), s.starts(with: #/Order/#))
if let m = "key=value".wholeMatch(of: #/(?<k>\w+)=(?<v>\w+)/#) { print(m.k, m.v, m.output.k) }
print("a, b;c".split(separator: #/[,;]\s*/#))
print("x1y22z".replacing(#/\d+/#) { m in "<\(m.output)>" })
if let m = "abc".prefixMatch(of: #/a(b)?(x)?/#) { print(m.1 as Any, m.2 as Any) }
print("  trim me ".trimmingPrefix(#/\s+/#))
var t = "aXbX"; t.replace(#/X/#, with: "-"); print(t)
print("foo.bar".ranges(of: #/[a-z]+/#).count, "hello".firstRange(of: #/l+/#).map { "hello"[$0] } as Any)
