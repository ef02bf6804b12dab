func run() -> Int {
  var palindromes = 0
  for i in 0..<300_000 {
    let digits = String(i)
    if digits == String(digits.reversed()) { palindromes += 1 }
  }
  return palindromes
}

print(run())
