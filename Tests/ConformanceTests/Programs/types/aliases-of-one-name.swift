struct Item { var x = 1 }
struct Outer { struct Demand { var n = 2 } }
typealias Demand = Outer.Demand
struct A { typealias Element = Item; var e: Element }
struct B { typealias Item = Element; struct Element { var y = 3 }; var i: Item }
struct C { typealias Int = Swift.Int; var i: Int = 4 }
typealias Pair<T> = (T, T)
typealias IntPair = Pair<Int>
typealias F = (Int) -> F2
typealias F2 = String
print(A(e: Item()).e.x, B(i: .init()).i.y, Demand().n, C().i, (1, 2) as IntPair, ({ "\($0)" } as F)(3))
