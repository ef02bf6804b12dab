// Integer algorithms: gcd, primes, factors, digits, bases, sums, perfect numbers, modular powers.
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
func lcm(_ a: Int, _ b: Int) -> Int { a / gcd(a, b) * b }
print(gcd(84, 36), gcd(-12, 18), lcm(4, 6), [2, 3, 4].reduce(1, lcm), [48, 36, 24].reduce(0, gcd))
func factors(_ n: Int) -> [Int] {
  var n = n, d = 2, found: [Int] = []
  while d * d <= n {
    while n.isMultiple(of: d) {
      found.append(d)
      n /= d
    }
    d += d == 2 ? 1 : 2
  }
  return n > 1 ? found + [n] : found
}
print(factors(360), factors(97), factors(1), factors(1_000_003), factors(999_999).reduce(1, *))
func digits(_ n: Int, base: Int = 10) -> [Int] { n < base ? [n] : digits(n / base, base: base) + [n % base] }
print(digits(9045), digits(10, base: 2), digits(255, base: 16), digits(153).map { $0 * $0 * $0 }.reduce(0, +))
func value(_ digits: [Int], base: Int) -> Int { digits.reduce(0) { $0 * base + $1 } }
print(value([1, 0, 1], base: 2), value(digits(12345, base: 7), base: 7), String(12345, radix: 7))
func divisors(_ n: Int) -> [Int] { (1...n).filter { n % $0 == 0 } }
print(divisors(28), (1...500).filter { divisors($0).dropLast().reduce(0, +) == $0 })
func powmod(_ base: Int, _ exponent: Int, _ m: Int) -> Int {
  if exponent == 0 { return 1 % m }
  let half = powmod(base, exponent / 2, m)
  let square = half * half % m
  return exponent % 2 == 0 ? square : square * base % m
}
print(powmod(3, 200, 13), powmod(2, 10, 1000), powmod(5, 0, 7), powmod(123, 456, 789))
func isqrt(_ n: Int) -> Int {
  var low = 0, high = n + 1
  while low + 1 < high {
    let mid = (low + high) / 2
    if mid * mid <= n { low = mid } else { high = mid }
  }
  return low
}
print([0, 1, 15, 16, 17, 1_000_000].map(isqrt), (1...20).filter { isqrt($0) * isqrt($0) == $0 })
var collatz = [27]
while collatz.last! != 1 { collatz.append(collatz.last! % 2 == 0 ? collatz.last! / 2 : collatz.last! * 3 + 1) }
print(collatz.count, collatz.max()!, collatz.prefix(5))
func binomial(_ n: Int, _ k: Int) -> Int { k == 0 ? 1 : binomial(n - 1, k - 1) * n / k }
print((0...6).map { binomial(6, $0) }, (0...4).map { n in (0...n).map { binomial(n, $0) } })
print((1...100).reduce(0, +), (1...10).map { $0 * $0 }.reduce(0, +), stride(from: 3, to: 1000, by: 3).reduce(0, +))
print([-7, 7].map { $0 / 2 }, [-7, 7].map { $0 % 2 }, [-7, 7].map { (($0 % 5) + 5) % 5 }, (-7).signum())
print(abs(-7), 7.magnitude)
let triples = (1...20).flatMap { a in
  (a...20).compactMap { b -> [Int]? in
    let c = isqrt(a * a + b * b)
    return c <= 20 && c * c == a * a + b * b ? [a, b, c] : nil
  }
}
print(triples)
