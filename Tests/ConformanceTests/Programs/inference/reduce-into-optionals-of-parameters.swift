// A literal for a generic parameter whose value becomes an optional is of the type that the optional wraps.
func mean<T: BinaryFloatingPoint>(_ xs: [Int], _ type: T.Type) -> T? {
  xs.isEmpty ? nil : xs.reduce(0) { $0 + T($1) }
}
func total<T: BinaryInteger>(_ xs: [Int8], as type: T.Type) -> T? { xs.reduce(0) { $0 + T($1) } }
func product<T: Numeric>(_ xs: [T]) -> T? { xs.isEmpty ? nil : xs.reduce(1) { $0 * $1 } }
print(mean([1, 2], Double.self) as Any, mean([], Float.self) as Any)
print(total([1, 2], as: UInt.self) as Any, product([2, 3.5]) as Any, product([Int]()) as Any)
let sum: Double? = [1, 2].reduce(0) { $0 + Double($1) }
let text: String? = ["a", "b"].reduce("") { $0 + $1 }
let deep: Int?? = [1, 2].reduce(0) { $0 + $1 }
print(sum as Any, text as Any, deep as Any)
