// A constant gets its value on whichever path runs: out of endless loops, before deferred code, by another initializer.
func fromLoop() -> Int {
  let x: Int
  var tries = 0
  while true {
    tries += 1
    if tries == 3 {
      x = tries * 10
      break
    }
  }
  return x
}
func once() -> Int {
  let x: Int
  repeat { x = 1 } while false
  return x
}
func deferred() -> Int {
  let x: Int
  defer { print("left with", x) }
  x = 1
  return x
}
func choice(_ v: Int) -> String {
  let text: String
  switch v {
  case 1: text = "one"
  case 2: fallthrough
  default: text = "many"
  }
  return text
}
print(fromLoop(), once(), deferred(), choice(1), choice(2))
struct Size {
  var width: Int
  var height: Int { didSet { print("height", height) } }
  let area: Int
  init(_ side: Int) {
    width = side
    height = width
    area = width * height
    height += 1
  }
  init(checked side: Int) {
    if side < 0 {
      self = Size(0)
      return
    }
    self.init(side)
  }
}
enum Level {
  case low, high
  init(_ n: Int) {
    switch n {
    case ..<5: self = .low
    default: self = .high
    }
  }
  init(text: String) { self.init(text.count) }
}
print(Size(2), Size(checked: -1).width, Level(2), Level(text: "abcdef"))
