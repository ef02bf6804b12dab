protocol Animal { var n: Int { get } }
struct Cat: Animal { let n = 1 }
let pets: [any Animal] = [Cat(), Cat()]
func same<T: Animal & Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func eq<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func less<T: Comparable>(_ a: T, _ b: T, _ c: Int) -> T { a < b ? a : b }
func one<T: Animal & Equatable>(_ a: T) {}
_ = same(pets[0], pets[1])
_ = eq(pets[0], pets[1])
_ = less(pets[0], pets[1], 2)
_ = max(pets[0], pets[1])
let c = Cat()
_ = eq(pets[0], c)
