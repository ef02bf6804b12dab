func run() -> Int {
  var line = ""
  for i in 0..<40 { line += "word\(i) of the text, " }
  var total = 0
  for _ in 0..<10_000 {
    for part in line.split(separator: " ") { total += part.count }
  }
  return total
}

print(run())
