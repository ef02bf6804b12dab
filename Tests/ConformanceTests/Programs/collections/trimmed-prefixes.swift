// Prefixes are trimmed by a predicate or by their elements; the magnitude of an integer is an integer.
print("  ab ".trimmingPrefix(while: \.isWhitespace), [1, 1, 2].trimmingPrefix(while: { $0 == 1 }), [1, 2, 3].trimmingPrefix([1, 2]), "xxy"[...].trimmingPrefix("x"), [1, 2].trimmingPrefix([3]))
var s = "--flag"; s.trimPrefix(while: { $0 == "-" }); print(s)
var a = [0, 0, 5]; a.trimPrefix(while: { $0 == 0 }); a.trimPrefix([5]); print(a)
var t: Substring = "aab"; t.trimPrefix("a"); print(t)
extension BinaryInteger { var grouped: String { String(magnitude) + "/\(magnitude.description.count)" } }
print((-1234).grouped, UInt8(7).grouped)
