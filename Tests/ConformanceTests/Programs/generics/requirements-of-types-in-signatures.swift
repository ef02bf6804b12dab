struct FM<N: Sequence, U: Sequence> where N.Element == U.Element { let n: N; let u: U }
extension Sequence {
  func one<T>(_ x: T) -> FM<[Int], Self> { var sum = 0; for e in self { sum += e }; return FM(n: [sum], u: self) }
  func two<T>(_ x: T, _ o: FM<[String], Self>?) -> Int { var sum = 0; for e in self { sum += e.count }; return sum }
  func three<T>(_ x: [T]) -> FM<[T], Self> { FM(n: x, u: self) }
}
extension Collection { func first<T>(_ x: T) -> FM<[Int], Self> { let e: Int = self[startIndex]; return FM(n: [e], u: self) } }
func four<A, B>(_ a: A, _ b: B) -> FM<A, B> { print("four"); return FM(n: a, u: b) }
print([1, 2].one("x").n, ["a", "bc"].two(1, nil), [1].three([2]).n, [7].first(1).n)
_ = four([1], Set([1]))
