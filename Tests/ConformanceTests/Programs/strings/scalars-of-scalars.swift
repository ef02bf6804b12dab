// Scalars are made of scalars and of code units.

final class Reader {
  var scalars: [UnicodeScalar]
  init(_ text: String) { scalars = Array(text.unicodeScalars) }
  var first: Character { Character(UnicodeScalar(scalars[0])) }
}
print(Reader("héy").first, Reader("a").scalars)
let scalar: UnicodeScalar = "x"
print(scalar, UnicodeScalar(65), UnicodeScalar(65) as UnicodeScalar?, type(of: scalar))
print(Unicode.Scalar(UInt16(0xD800)) as Any, Unicode.Scalar(UInt16(0xE9)) as Any, Unicode.Scalar(scalar))
print("ab".unicodeScalars.map { UnicodeScalar($0) }.map { Character($0) })
print("ab".utf16.compactMap { UnicodeScalar($0) })
