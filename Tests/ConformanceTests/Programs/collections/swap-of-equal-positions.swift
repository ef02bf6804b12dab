struct MA: MutableCollection { var a = [1, 3, 2]; var startIndex: Int { 0 }; var endIndex: Int { 3 }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { get { a[i] } set { print("set", i, newValue, terminator: "; "); a[i] = newValue } } }
var m = MA(); print(m.partition { $0 > 1 }, m.a); m.swapAt(1, 1); print("swapped")
