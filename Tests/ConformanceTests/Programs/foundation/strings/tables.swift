import Foundation
let rows = [("Tea", 3, 4.5), ("Coffee beans", 12, 18.25), ("Ü", 100, 0.333)]
for (name, count, price) in rows {
  print(
    name.padding(toLength: 14, withPad: ".", startingAt: 0)
      + String(format: "%4d %8.2f %6.1f%%", count, price, price * 2))
}
print(String(format: "%05.1f|%+d|% d|%x|%#x|%o|%e|%G|%g", 3.14159, 5, 5, 255, 255, 8, 12345.678, 0.00001, 100000.0))
print(String(format: "%.*f", 2, 3.14159), String(format: "%*d|%-*d|", 5, 42, 5, 42))
print(
  String(
    format: "%ld %lu %lld %llu %zd %hhu %hd %i %u", Int.max, UInt.max, Int64.min, UInt64.max, 5, 300, 70000, -1,
    UInt32.max))
print(
  String(format: "%c%c %C %p", 72, 105, 0x2713, 0).prefix(5), String(format: "100%%"), String(format: "no args"),
  String(format: "%5@|%-5@|", "ab", "ab"), String(format: "%08b".replacingOccurrences(of: "b", with: "x"), 10))
print(
  String(format: "%f %.0f %.3e %a", 1.0, 2.5, 1234.5, 1.0), String(format: "%d %d", arguments: [1, 2]),
  String.localizedStringWithFormat("%d items", 3))
print(
  "a\tb".components(separatedBy: "\t"), "%@".appendingFormat(" %d", 3), NSString(format: "%d-%@", 1, "x"),
  "x".appending("y"),
  "Hello".replacingOccurrences(
    of: "l", with: "L", range: "Hello".startIndex..<"Hello".index("Hello".startIndex, offsetBy: 3)))
