// Scalars decoded one by one from code units, with an error for each longest part of an invalid sequence.
func results(_ bytes: [UInt8]) -> [UnicodeDecodingResult] {
  var decoder = UTF8()
  var iterator = bytes[...].makeIterator()
  var found: [UnicodeDecodingResult] = []
  while true {
    let next = decoder.decode(&iterator)
    if next == .emptyInput { return found }
    found.append(next)
  }
}

print(results(Array("aé€😀".utf8)))
print(results([0x41, 0xFF, 0xE2, 0x82, 0xAC]))
print(results([0xE2, 0x82, 0x41]), results([0xE2, 0x28, 0xA1]), results([0xC0, 0x80]))
print(results([0xED, 0xA0, 0x80]), results([0xF0, 0x9F, 0x98]), results([0xF4, 0x90, 0x80, 0x80]), results([0x80]))

var utf16 = UTF16()
var units = ([0x61, 0xD83D, 0xDE00, 0xD83D, 0x62, 0xDE00] as [UInt16]).makeIterator()
for _ in 0..<6 { print(utf16.decode(&units)) }

var utf32 = UTF32()
var values = ([0x61, 0xD800, 0x1F600] as [UInt32]).makeIterator()
for _ in 0..<4 { print(utf32.decode(&values)) }

print(transcode("é😀".utf8.makeIterator(), from: UTF8.self, to: UTF16.self, stoppingOnError: true) { print($0) })
let invalid: [UInt8] = [0x61, 0xFF, 0x62]
print(transcode(invalid.makeIterator(), from: UTF8.self, to: UTF32.self, stoppingOnError: true) { print($0) })
print(transcode(invalid.makeIterator(), from: UTF8.self, to: UTF32.self, stoppingOnError: false) { print($0) })

func count<Codec: UnicodeCodec>(_ units: [Codec.CodeUnit], _: Codec.Type) -> Int {
  var codec = Codec()
  var iterator = units.makeIterator()
  var count = 0
  while case .scalarValue = codec.decode(&iterator) { count += 1 }
  return count
}
print(count(Array("héé".utf8), UTF8.self), count(Array("h😀".utf16), UTF16.self))

let scalar: Unicode.Scalar = "é"
print([scalar], scalar.debugDescription, Optional(scalar) as Any)
debugPrint(scalar, "a" as Unicode.Scalar, "\n" as Unicode.Scalar, "\u{1F600}" as Unicode.Scalar, "\"" as Unicode.Scalar)
