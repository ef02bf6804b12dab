func run() -> Int {
  var counts: [Int: Int] = [:]
  for i in 0..<2_000_000 {
    counts[i * 7919 % 10_007, default: 0] += i
  }
  var largest = 0
  for (_, count) in counts where count > largest { largest = count }
  return largest
}

print(run())
