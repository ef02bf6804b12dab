// Arrays of integers and Booleans: the primes below a limit, their gaps and their sum.

func primes(below limit: Int) -> [Int] {
  var isComposite = [Bool](repeating: false, count: limit)
  var primes: [Int] = []
  var candidate = 2
  while candidate < limit {
    if !isComposite[candidate] {
      primes.append(candidate)
      for multiple in stride(from: candidate * candidate, to: limit, by: candidate) { isComposite[multiple] = true }
    }
    candidate += 1
  }
  return primes
}

let found = primes(below: 2_000_000)
var gaps: [Int: Int] = [:]
for index in 1..<found.count { gaps[found[index] - found[index - 1], default: 0] += 1 }
let sum = found.reduce(0, +)
let twins = found.indices.dropFirst().filter { found[$0] - found[$0 - 1] == 2 }.count
precondition(gaps[2] == twins)
print(found.count, sum, twins, gaps.count)
