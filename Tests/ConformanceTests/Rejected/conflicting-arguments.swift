func same<T>(_ a: T, _ b: T) {}
func larger<T: Comparable>(_ a: T, _ b: T) -> T { a }
func three<T>(_ a: T, _ b: T, _ c: T) {}
struct Scale {
  func weigh<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
}
let number = 1
let word = "a"
same(number, word)
same(1, "a")
same(1, word)
same(number, "a")
same(1.5, 2)
same(true, 1)
larger(number, word)
larger(number, "a")
three(1, number, word)
three(number, word, 1.5)
three(word, number, number)
Scale().weigh(number, word)
print(max(number, word))
min(number, word)
