struct Stack<T> { var items: [T] = [] }
struct N {}
let v: Stack<Int> = Stack<String>()
let a: [Int] = [String]()
let s = ["a"]
let b: [Int] = s
var c = [1]
c = s
func f(_ x: [Int]) {}
f(s)
func g(_ x: Stack<Int>) {}
g(v); g(Stack<String>())
let d: [String: Int] = [1: 1]
let e: Set<Int> = Set(["a"])
func r() -> [Int] { s }
func r2() -> [Int] { return ["a"] }
func cmp<T: Comparable>(_ a: [T]) -> T? { a.max() }
cmp([N()])
let ns = [N()]
cmp(ns)
func mk<T: Numeric>() -> T { 0 }
let z: String = mk()
func one<T: Comparable>(_ a: T) {}
one(N())
one(ns)
one([1])
func big<T>(_ a: T, _ b: T) -> T { a > b ? a : b }
func big2<T>(_ a: T, _ b: T) -> Bool { a > b }
func big3<T>(_ a: T, _ b: T) -> Bool { return a == b }
func big4<T>(_ a: T, _ b: T) { if a == b { } ; if a < b { } ; print(a == b); let x = a + b; let y = a == nil; _ = a == b }
func big5<T>(_ a: [T], _ b: T) -> Bool { for x in a { if x == b { return true } }; return a.contains(b) }
func big6<T>(_ a: [T]) -> [T] { a.sorted() }
func big9<T>(_ a: T) -> String { a.name + a.description }
func big10<T: Numeric>(_ a: T, _ b: T) -> T { a / b + 1 }
func big11<T: Equatable>(_ a: T) -> T { let x: T = 5; return "a" }
struct W<T> { var v: T; func eq(_ o: T) -> Bool { v == o } ; func pr() { v.foo() } ; static func mk() -> W { W() } }
let w = W(v: 1)
let w2: W<String> = w
w.eq("a")
let w3 = W<Int>(v: "a")
let w4 = W<Int, Int>(v: 1)
let w5 = W<N>(v: nil)
