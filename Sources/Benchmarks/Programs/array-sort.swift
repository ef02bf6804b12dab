func run() -> Int {
  var numbers: [Int] = []
  var seed = 42
  for _ in 0..<500_000 {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    numbers.append(seed)
  }
  numbers.sort()
  return numbers[250_000]
}

print(run())
