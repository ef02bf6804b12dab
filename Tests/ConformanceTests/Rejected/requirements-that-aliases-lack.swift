typealias Counts<S: Sequence> = [S.Element: Int]
typealias C2<T> = Set<T>
func f<T>(_ x: C2<T>) -> Int { x.hashValue == 1 ? 0 : 1 }
let a: C2<Int> = [1]
print(f(a))
