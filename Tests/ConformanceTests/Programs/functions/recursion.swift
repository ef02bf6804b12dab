// Recursion: direct, mutual, through nested functions and through stored closures.
func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
print((0...10).map(factorial))
func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
print(isEven(100), isOdd(7), isEven(7))

func hanoi(_ n: Int, _ from: String, _ to: String, _ via: String, _ moves: inout [String]) {
  guard n > 0 else { return }
  hanoi(n - 1, from, via, to, &moves)
  moves.append(from + to)
  hanoi(n - 1, via, to, from, &moves)
}
var moves: [String] = []
hanoi(3, "A", "C", "B", &moves)
print(moves)

func permutations(_ items: [Int]) -> [[Int]] {
  if items.count < 2 { return [items] }
  return items.indices.flatMap { i -> [[Int]] in
    var rest = items
    let chosen = rest.remove(at: i)
    return permutations(rest).map { [chosen] + $0 }
  }
}
print(permutations([1, 2, 3]))

func collatz(_ start: Int) -> [Int] {
  var path: [Int] = []
  func step(_ n: Int) {
    path.append(n)
    if n != 1 { step(n.isMultiple(of: 2) ? n / 2 : 3 * n + 1) }
  }
  step(start)
  return path
}
print(collatz(6))
var fib: (Int) -> Int = { _ in 0 }
fib = { n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print((0..<12).map { fib($0) })
func ackermann(_ m: Int, _ n: Int) -> Int {
  if m == 0 { return n + 1 }
  if n == 0 { return ackermann(m - 1, 1) }
  return ackermann(m - 1, ackermann(m, n - 1))
}
print(ackermann(2, 3))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 36), gcd(17, 5))
