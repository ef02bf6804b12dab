func run() -> Int {
  var text = ""
  for i in 0..<1_000_000 {
    text += "\(i),"
  }
  return text.utf8.count
}

print(run())
