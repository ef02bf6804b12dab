// strings: views and scalars
let s = "héllo 👨‍👩‍👧 wörld"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count)
for u in s.unicodeScalars.prefix(4) { print(u, u.value, u.isASCII, terminator: ";") }
print()
print(Array(s.utf8.prefix(5)), Array(s.utf16.suffix(3)))
let i = s.index(s.startIndex, offsetBy: 6)
print(s[i], s[i...], s[..<i], s[i...].dropFirst())
print(s.utf8.first!, s.utf16.last!, s.unicodeScalars.last!)
debugPrint(s.unicodeScalars.first!, s.first!, s.prefix(2))
print(String(s.unicodeScalars.filter { $0.isASCII }.map(Character.init)))
print(s.utf8.reduce(0) { ($0 &* 31) &+ Int($1) })
print(String(decoding: s.utf8, as: UTF8.self) == s)
print(String(decoding: [72, 105] as [UInt8], as: UTF8.self))
print(String(validatingUTF8: [72, 105, 0]) ?? "nil")
var scalars = String.UnicodeScalarView()
scalars.append("a"); scalars.append(Unicode.Scalar(0x301)!)
print(String(scalars), String(scalars).count)
print(Unicode.Scalar("é").utf8.count)
print("\u{1F600}".unicodeScalars.map { String($0.value, radix: 16, uppercase: true) })
let f: Unicode.Scalar = "Z"
print(f.properties.isUppercase, f.properties.isAlphabetic, f.properties.isEmoji, f.properties.name ?? "")
print(f < "a", f == "Z", UInt8(ascii: f), Character(f))
