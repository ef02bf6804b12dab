import Foundation

// String(format:) in all the ways people write it.
print(String(format: "%d %i %u %5d|%-5d|%05d %+d % d", 42, -42, 42, 42, 42, 42, 42, 42))
print(String(format: "%x %X %#x %o %#o %08X", 255, 255, 255, 8, 8, 0xBEEF))
print(String(format: "%f %.2f %10.3f|%-10.1f|%+.1f %e %.3E %g %G", 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 31415.9, 31415.9, 0.00001, 1e10))
print(String(format: "%@ %@ %10@|%-10@|", "text", "12" as NSString, "right", "left"))
print(String(format: "%c %C %%", 65, 66))
print(String(format: "%ld %lld %lu %llu %hd %hhd %zd", 1, Int64.max, UInt(3), UInt64.max, 70000, 300, -1))
print(String(format: "%2$@ before %1$@", "second", "first"), String(format: "%*d|%-*d|%.*f", 6, 42, 6, 42, 2, 2.71828))
print(String(format: "%05.1f|%5d|%.3d|", 9.96, 1, 2))
print(String(format: "%a", 1.5), String(format: "%.0f %.0f %.0f", 0.5, 1.5, 2.5), String(format: "%d%%", 50))
print(String(format: "%f %f %f", Double.nan, Double.infinity, -Double.infinity), String(format: "%5.1f%%|", 12.34))
print(String(format: "%@", arguments: ["list"]), String(format: "%d items, %@", arguments: [3, "ok"]))
print(String(format: "%.2f", locale: Locale(identifier: "de_DE"), 1234.5), String(format: "%d", locale: Locale(identifier: "de_DE"), 1_000_000))
print(String.localizedStringWithFormat("%.1f of %d", 2.5, 10), String(format: "no arguments"), String(format: "%02d:%02d:%02d", 1, 2, 3))
print(String(format: "%@ and %@", "é" as NSString, "b"))
print(NSString(format: "%@-%d", "x", 5), (String(format: "%03d", 7) as NSString).integerValue)
let name = "World"
print(String(format: NSLocalizedString("Hello, %@!", comment: ""), name))
print("\(String(format: "%6.2f", 3.14159))|\(String(format: "%-8@", "ab"))|", String(format: "%i", Int32.min), String(format: "%u", UInt32.max))
