// Conversions between text and numbers, and small codecs built from them.
print(Int("42")!, Int("-7")!, Int("4.2") as Any, Int("0x1F") as Any, Int("1F", radix: 16)!, Int("z", radix: 36)!)
print(Double("3.14")!, Double("1e-3")!, Double("abc") as Any, Bool("true")!, Bool("TRUE") as Any, Bool("no") as Any)
print(String(255, radix: 2), String(-255, radix: 16), String(35, radix: 36), Int("11111111", radix: 2)!)
print("\(3)" + String(4), String(5) + "6", Int("1" + "2")! + 1, Character("9").wholeNumberValue! * 2)
print("a1b22".filter(\.isNumber), "a1b22".compactMap(\.wholeNumberValue).reduce(0, +))
print("x".first!.wholeNumberValue as Any)
func encode(_ text: String) -> String {
  var result = ""
  var previous: Character?
  var run = 0
  for c in text + "\0" {
    if c == previous {
      run += 1
    } else {
      if let previous { result += run > 1 ? "\(run)\(previous)" : "\(previous)" }
      previous = c
      run = 1
    }
  }
  return result
}
func decode(_ text: String) -> String {
  var result = "", digits = ""
  for c in text {
    if c.isNumber {
      digits.append(c)
    } else {
      result += String(repeating: c, count: Int(digits) ?? 1)
      digits = ""
    }
  }
  return result
}
print(encode("aaabccd"), decode("3ab2cd"), decode(encode("wwwwxyzzz")) == "wwwwxyzzz")
func roman(_ n: Int) -> String {
  let thousands = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD")]
  let tens = [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X")]
  var n = n
  var text = ""
  for (value, symbol) in thousands + tens + [(9, "IX"), (5, "V"), (4, "IV"), (1, "I")] {
    while n >= value {
      text += symbol
      n -= value
    }
  }
  return text
}
print([1994, 2024, 4, 9, 40].map(roman))
func caesar(_ text: String, by k: Int) -> String {
  String(
    text.unicodeScalars.map { s -> Character in
      guard (97...122).contains(s.value) else { return Character(s) }
      return Character(UnicodeScalar(UInt8((Int(s.value) - 97 + k + 26) % 26 + 97)))
    })
}
print(caesar("xyz abc", by: 3), caesar(caesar("hello", by: 5), by: -5))
func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
print(hex(Array("Hi!".utf8)), hex([0, 15, 255]), String(decoding: "Hi".utf8.map { $0 + 1 }, as: UTF8.self))
print("12:34".split(separator: ":").compactMap { Int($0) }.reduce(0) { $0 * 60 + $1 }, time(754))
func time(_ s: Int) -> String { "\(s / 60):" + (s % 60 < 10 ? "0" : "") + "\(s % 60)" }
print(Double(7) / 2, Int(7.9), String(7.0), Double("7")!, Int(Double("7.9")!), Float("1.5")!, UInt8("256") as Any)
