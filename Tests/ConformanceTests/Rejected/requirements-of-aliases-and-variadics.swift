typealias Unique<T: Hashable> = Set<T>
let a: Unique<Hidden>? = nil
let b: Unique<Int>? = nil
struct Plain {}; class Hidden {}
func f(_ value: Unique<Plain>) {}
func g<T>(_ value: Unique<T>) {}
protocol Summing { func sum(_ values: Int...) -> Int }
struct A: Summing { func sum(_ values: [Int]) -> Int { 1 } }
struct B: Summing { func sum(_ values: Int...) -> Int { 1 } }
protocol Listing { func list(_ values: [Int]) }
struct C: Listing { func list(_ values: Int...) {} }
protocol P {}
extension any P {}
let pair = (0, 0)
if case (x: let a, x: let b) = pair { print(a + b) }
