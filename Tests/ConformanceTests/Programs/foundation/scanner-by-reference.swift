import Foundation
let s = Scanner(string: "12 .. 7.5 abc 0x1F 99999999999 rest, more zz")
var n = 5
print(s.scanInt(&n), n)
print(s.scanInt(&n), n)
var t: String? = "old"
print(s.scanCharacters(from: .letters, into: &t), t ?? "nil")
print(s.scanCharacters(from: .punctuationCharacters, into: &t), t ?? "nil")
var d = 1.0
print(s.scanDouble(&d), d)
print(s.scanDouble(&d), d)
var f: Float = 2
print(s.scanFloat(&f), f)
print(s.scanString("abc", into: &t), t ?? "nil")
print(s.scanString("abd", into: &t), t ?? "nil")
var h: UInt64 = 3
print(s.scanHexInt64(&h), h)
var i32: Int32 = 4
print(s.scanInt32(&i32), i32)
var i64: Int64 = 5
print(s.scanInt64(&i64), i64)
print(s.scanUpToCharacters(from: CharacterSet(charactersIn: "z"), into: &t), t ?? "nil")
print(s.scanHexInt64(&h), h)
var h32: UInt32 = 6
print(s.scanHexInt32(&h32), h32)
while let c = s.scanCharacter() { print(c) }
