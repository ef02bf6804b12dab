import Foundation

let encoder = JSONEncoder()
print(String(decoding: try encoder.encode([1.0, 0.1, 1e20, 1e-7, -0.0]), as: UTF8.self))
print(
  String(decoding: try encoder.encode([UInt64.max]), as: UTF8.self),
  String(decoding: try encoder.encode([Int8.min]), as: UTF8.self))
print((try? encoder.encode([Double.infinity])) == nil)
encoder.nonConformingFloatEncodingStrategy = .convertToString(
  positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(String(decoding: try encoder.encode([Double.infinity, .nan]), as: UTF8.self))
let decoder = JSONDecoder()
print(
  (try? decoder.decode([Int].self, from: Data("[1.5]".utf8))) == nil,
  try decoder.decode([Int].self, from: Data("[2.0]".utf8)))
print((try? decoder.decode([UInt8].self, from: Data("[256]".utf8))) == nil)
