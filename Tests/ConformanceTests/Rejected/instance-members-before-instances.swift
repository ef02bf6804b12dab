class Title {
  var count = 3
  func make(_ number: Int) -> String { "title \(number)" }
  var copied = count
  var made = make(1)
  var joined = make(2) + "!"
  func repeated(_ times: Int = count) {}
}
