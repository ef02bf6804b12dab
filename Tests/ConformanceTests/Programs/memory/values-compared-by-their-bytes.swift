import Foundation

func same<T>(_ one: T, _ other: T) -> Bool {
  withUnsafePointer(to: one) { left in
    withUnsafePointer(to: other) { right in memcmp(left, right, MemoryLayout<T>.size) == 0 }
  }
}

let text = "1,2,3"
let utf8 = text[...].utf8
print(same(utf8, utf8), same(utf8, utf8.dropFirst()), same(utf8, utf8.dropFirst().prefix(1)))
let scalars = text[...].unicodeScalars
print(same(scalars, scalars), same(scalars, scalars.dropFirst()))
let utf16 = text[...].utf16
print(same(utf16, utf16), same(utf16, utf16.dropLast()))
print(same(text.utf8, text.utf8), same(text.utf8, "1,2".utf8))
let numbers = [1, 2, 3]
print(same(numbers, numbers), same(numbers, [1, 2]))
print(same(numbers[...], numbers[...]), same(numbers[...], numbers[1...]))
let names: Set = ["a"]
print(same(names, names), same(names, ["b"]))
