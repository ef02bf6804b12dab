// Cases without written raw values take them from the literals of a type of the program.
struct Letter: ExpressibleByStringLiteral, Equatable, CustomStringConvertible {
  let code: UInt8
  init(stringLiteral text: String) { code = Character(text).asciiValue ?? 0 }
  init(_ code: UInt8) { self.code = code }
  var description: String { String(Character(UnicodeScalar(code))) }
}
enum Key: Letter, CustomStringConvertible {
  case p, t
  case escaped = "e"
  var letter: Letter { rawValue }
  var description: String { rawValue.description }
}
print(Key.t.letter, Key.escaped.rawValue.code)
print(Key(rawValue: Letter(112)) as Any, Key(rawValue: "x") as Any)
func key(_ letter: Letter?) -> Key? {
  guard let letter, let key = Key(rawValue: letter) else { return nil }
  return key
}
print(key("t") as Any, key(nil) as Any)

struct Tens: ExpressibleByIntegerLiteral, Equatable {
  let value: Int
  init(integerLiteral value: Int) { self.value = value * 10 }
}
enum Level: Tens {
  case low, middle = 0x4, high, below = -2, last
}
print(Level.low.rawValue.value, Level.high.rawValue.value, Level.last.rawValue.value)
print(Level(rawValue: 5) == .high)

enum Word: Substring { case one, two = "zwei" }
print(Word.one.rawValue, Word.two.rawValue, Word(rawValue: "one"[...]) == .one)

func value<Choice: RawRepresentable>(of choice: Choice) -> Choice.RawValue { choice.rawValue }
print(value(of: Key.p), value(of: Level.middle).value)
