extension Collection where Element == UTF8.CodeUnit, SubSequence == Self {
  mutating func drop(_ b: UTF8.CodeUnit) -> Bool {
    guard first == b else { return false }
    self = dropFirst()
    return true
  }
}
var v = "abc"[...].utf8
print(v.drop(UInt8(ascii: "a")), Substring(v))
print(Unicode.UTF8.CodeUnit.self, UTF8.CodeUnit.self, UTF16.CodeUnit.self, UTF32.CodeUnit.self, UTF8.self)
func decode<E: Unicode.Encoding>(_ u: [E.CodeUnit], _ e: E.Type) -> String { String(decoding: u, as: e) }
print(decode([0x68, 0xC3, 0xA9], UTF8.self), decode([0x68, 0xE9, 0xD83D, 0xDE00], UTF16.self), decode([0x1F600], UTF32.self))
print(String(decoding: [0xD83D, 0x41], as: UTF16.self), String(decoding: [0xFF, 0x41], as: UTF8.self))
print(Substring(decoding: "hé".utf8, as: UTF8.self))
print(String(validating: [0x41, 0xC3] as [UInt8], as: UTF8.self) as Any, String(validating: [0x41, 0xC3, 0xA9] as [UInt8], as: UTF8.self) as Any)
print(String(validating: [0x41, 0xD800] as [UInt16], as: UTF16.self) as Any)
print(UTF8.isASCII(0x41), UTF8.isContinuation(0x80), UTF8.width("é"), UTF16.width("😀"), UTF16.isLeadSurrogate(0xD800))
print(UTF16.leadSurrogate("😀"), UTF16.trailSurrogate("😀"))
UTF8.encode("é", into: { print($0) })
var s = "abc"
s.unicodeScalars.removeFirst(2)
print(s)
var t = "abcdef"[...]
t.unicodeScalars.removeFirst(2)
print(t)
t.utf8.removeFirst()
print(t)
t.utf16 = t.utf16.dropFirst()
print(t)
s.utf8 = "xyz".utf8
print(s)
print("true".utf8.starts(with: [116, 114]))
let raw: [UInt8] = [104, 105]
print(String(decoding: raw, as: UTF8.self), String(decoding: raw[1...], as: UTF8.self), String(decoding: raw, as: Unicode.ASCII.self))
