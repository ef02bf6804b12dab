class A { static let x: Int; static var y: Int; static var o: Int? }
let g: Int
enum E { static let a: Int; static let o: Int? }
protocol P { static var x: Int { get } }
extension A { static let w: Int }
struct S { @MainActor static var m: String }
g = 1
print(g)
