func f<T: Comparable>(_ x: T, _ xs: [T], _ i: Int, _ s: String) {
  let a = x > 0
  if x == i {}
  if x > i {}
  if x == "a" {}
  if x == s {}
  if i == x {}
  if 0 < x {}
  if xs.count == x {}
  _ = xs.filter { $0 > 0 }
  _ = xs.filter { $0 == i }
  if x > 0 && x < 10 {}
  if x == 1.5 {}
  if x == true {}
  while x > i {}
  let b = x == i
  print(x == i)
  print(x == 3)
  guard x > 3 else { return }
  if xs[0] == i {}
  if x == nil {}
  if x == Character("a") {}
  if x != i {}
  if x != 1 {}
  if x != s {}
}
func g<T: Equatable>(_ x: T) -> Bool { x == 0 }
func h<T: Comparable>(_ x: T) -> Bool { return x <= 0 }
