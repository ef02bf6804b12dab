enum Icon: String {
  case sun, moon
  func callAsFunction() -> String { rawValue + "!" }
  func callAsFunction() -> Int { rawValue.count }
}
enum Mode { case day, night }

func name(_ mode: Mode) -> String {
  switch mode {
  case .day: Icon.sun()
  case .night: Icon.moon()
  }
}
let text: String = Icon.sun()
let count: Int = Icon.moon()
print(name(.day), name(.night), text, count)
