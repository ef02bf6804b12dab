struct Stack<T> { var items: [T] = []; mutating func push(_ t: T) { items.append(t) } ; func has(_ t: T) -> Bool { items.contains(t) } ; func top() -> T { items.last } ; func sortd() -> [T] { items.sorted() } }
var s = Stack<Int>()
s.push("a")
let t = Stack()
let u: Stack = Stack<String>(items: [1])
let v: Stack<Int> = Stack<String>()
func big<T>(_ a: T, _ b: T) -> T { a > b ? a : b }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
same(1, "a")
struct N {}
same(N(), N())
func cmp<T: Comparable>(_ a: [T]) -> T? { a.max() }
cmp([N()])
let d: [N: Int] = [:]
let e: Set<N> = []
[N()].sorted()
[N()].contains(N())
N() == N()
func f<T>(_ x: Int) -> T { fatalError() }
let w = f(1)
func mk<T: Numeric>() -> T { 0 }
let z: String = mk()
protocol Q { associatedtype I; func get() -> I }
func useQ(_ q: Q) {}
func useQ2(_ q: any Q) -> Int { q.get() }
let qs: [Q] = []
struct W: Q { func get() {} ; typealias I = Int }
extension Stack where T == Int { func sum() -> Int { items.reduce(0, +) } }
Stack<String>().sum()
