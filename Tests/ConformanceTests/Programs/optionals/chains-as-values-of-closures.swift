// Optional chains as values of closures whose results are optionals of generic parameters.
final class Node {
  var next: Node?
  var value = 1
  var other: Int? = 3
  func none() -> Int? { nil }
  func risky() throws -> Int { 1 }
  func later() async -> Int { 2 }
}
let none: Node? = nil
let some: Node? = Node()
func give<T>(_ f: () -> T?) -> String { "\(T.self) \(f() as Any)" }
print(give { none?.value }, give { none?.other }, give { some?.next }, give { none?.next })
func walk<T>(_ x: T, _ f: (T) -> T?) -> String { "\(T.self) \(f(x) as Any)" }
print(walk(none) { $0?.next }, walk(some) { $0?.next })
print(walk(Int?.none) { _ in none?.value }, walk(Int?.none) { _ in none?.other })
print(walk(Int?.none) { _ in return none?.value }, walk(Int?.none) { _ in return none?.other })
print(walk(none) { (n: Node?) in n?.next }, walk(none) { (n: Node?) -> Node?? in n?.next })
func deep<T>(_ f: (T) -> T??, _ x: T) -> String { "\(T.self) \(f(x) as Any)" }
print(deep({ _ in none?.value }, 3), deep({ _ in none?.other }, 3))
let chain = Node()
chain.next = Node()
chain.next?.next = Node()
let first: Node? = chain
print(Array(sequence(first: first, next: { $0?.next })).count)
print(Array(sequence(first: chain, next: { $0.next })).count)
// Marked chains.
let tried: Int?? = try none?.risky()
let awaited: Int?? = await none?.later()
let optional: Int?? = try? none?.value
print(tried as Any, awaited as Any, optional as Any)
