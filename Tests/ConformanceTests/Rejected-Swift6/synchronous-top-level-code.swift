// Without an `await`, the top-level code of a program in Swift 6 cannot wait for an actor.
actor Counter {
  var count = 0
  func increment() -> Int {
    count += 1
    return count
  }
}
let counter = Counter()
print(counter.increment())
