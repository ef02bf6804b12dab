struct Ones: Sequence {
  __consuming func makeIterator() -> AnyIterator<Int> { AnyIterator([1, 1].makeIterator()) }
}
for one in Ones() { print(one) }
func count(_ owned: __owned [Int], _ shared: __shared [Int]) -> Int { owned.count + shared.count }
print(count([1], [2, 3]))
