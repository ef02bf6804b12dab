class Counter {
  var count = 0

  func add(_ step: Int) -> Int {
    count += step
    return count
  }
}

func run() -> Int {
  let counter = Counter()
  var last = 0
  for i in 0..<5_000_000 {
    last = counter.add(i)
  }
  return last
}

print(run())
