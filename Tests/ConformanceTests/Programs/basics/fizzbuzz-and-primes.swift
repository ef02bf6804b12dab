// Small classic algorithms in plain statements.
for i in 1...15 {
  switch (i % 3, i % 5) {
  case (0, 0): print("FizzBuzz", terminator: " ")
  case (0, _): print("Fizz", terminator: " ")
  case (_, 0): print("Buzz", terminator: " ")
  default: print(i, terminator: " ")
  }
}
print()
func primes(upTo limit: Int) -> [Int] {
  var isPrime = [Bool](repeating: true, count: limit + 1)
  var found: [Int] = []
  for n in 2...limit where isPrime[n] {
    found.append(n)
    for multiple in stride(from: n * n, through: limit, by: n) { isPrime[multiple] = false }
  }
  return found
}
print(primes(upTo: 50))
var a = 48, b = 36
while b != 0 { (a, b) = (b, a % b) }
print(a)
func binarySearch(_ list: [Int], _ wanted: Int) -> Int? {
  var low = 0, high = list.count - 1
  while low <= high {
    let middle = (low + high) / 2
    if list[middle] == wanted { return middle }
    if list[middle] < wanted { low = middle + 1 } else { high = middle - 1 }
  }
  return nil
}
let sorted = [1, 4, 9, 16, 25]
print(binarySearch(sorted, 16) as Any, binarySearch(sorted, 7) as Any)
func quicksort(_ list: [Int]) -> [Int] {
  guard let pivot = list.first else { return [] }
  let rest = list.dropFirst()
  return quicksort(rest.filter { $0 < pivot }) + [pivot] + quicksort(rest.filter { $0 >= pivot })
}
print(quicksort([5, 2, 9, 2, 7]))
var fib = [0, 1]
while fib.count < 12 { fib.append(fib[fib.count - 1] + fib[fib.count - 2]) }
print(fib)
var grid = (0..<3).map { row in (0..<3).map { row * 3 + $0 } }
for r in 0..<3 { for c in (r + 1)..<3 { (grid[r][c], grid[c][r]) = (grid[c][r], grid[r][c]) } }
print(grid)
var digits: [Int] = []
var rest = 9045
repeat {
  digits.insert(rest % 10, at: 0)
  rest /= 10
} while rest > 0
print(digits, digits.reduce(0) { $0 * 10 + $1 })
