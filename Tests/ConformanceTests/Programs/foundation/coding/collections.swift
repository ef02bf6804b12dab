import Foundation

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
print(String(decoding: try encoder.encode(["b": 1, "a": 2]), as: UTF8.self))
print(String(decoding: try encoder.encode([[1], [], [2, 3]]), as: UTF8.self))
print(String(decoding: try encoder.encode([1: "x"]), as: UTF8.self))
print(String(decoding: try encoder.encode(["k": [Optional(1), nil]]), as: UTF8.self))
print(String(decoding: try encoder.encode(Set([7])), as: UTF8.self))
let decoder = JSONDecoder()
print(try decoder.decode([String: [Int]].self, from: Data(#"{"a":[1,2]}"#.utf8)))
print(try decoder.decode([Double?].self, from: Data("[1,null,2.5]".utf8)))
