// The sizes of values, and of optionals around them, as a compiler lays them out.
enum A { case a, b }
enum B { case a(Int), b }
enum B2 { case a(Int), b(Int) }
enum C { case a(String), b(Int), c }
enum C2 { case a(String), b(String) }
enum C3 { case a(K), b(K) }
enum C4 { case a(K), b(K), c, d, e }
enum C5 { case a(Bool), b(Bool), c }
enum C6 { case a([Int]), b(String), c(K) }
enum C7 { case a(Int8), b(Int) }
enum C8 { case a(A), b(A), c(Bool) }
enum C9 { case a(Int, String), b(Double), c }
enum C10 { case a(() -> Void), b(Int) }
enum C11 { case a(String), b(K), c, d, e }
enum C12 { case a(Double), b(Double), c(Int?) }
enum C13 { case a(x: Int, y: Int), b(radius: Double) }
enum C14 { case a(any Error), b(Int) }
enum C15 { case a([Int]), b([String: Int]) }
enum C16 { case a((Int, Bool)), b }
enum C17 { case a(Character), b(UInt8) }
indirect enum D { case a(D), b }
enum D2 { indirect case a(D2), b(Int) }
struct S { var a: Int8; var b: Int }
struct S2 { var a: Bool; var b: A }
struct S3 { var s: String; var n: Int? }
struct S4 { var n: Int?; var b: Bool }
class K { }
func m<T>(_ t: T.Type) { print(t, MemoryLayout<T>.size, MemoryLayout<T>.stride, MemoryLayout<T>.alignment, MemoryLayout<T?>.size, MemoryLayout<T??>.size) }
enum X1 { case a(K?), b(K?) }
enum X2 { case a(S), b(S) }
enum X3 { case a(Int?), b(Bool) }
enum X4 { case a(X1), b(K) }
indirect enum T { case leaf(Int), node(T, T), none }
enum X5 { case a(A?), b(A?), c }
enum X6<V> { case value(V), error(String), idle, loading }
enum X7 { case a(Void), b(Int) }
enum X8 { case a(weak: K), b, c }
struct W { weak var k: K?; var n = 1 }
struct U { unowned var k: K }
enum Week: Int { case mon = 1, tue, wed }
enum X9 { case a(Week), b(Bool), c(Week), d }
enum X10 { case a(UInt8), b(UInt8), c(UInt16) }
enum X11 { case a(Range<Int>), b(ClosedRange<Double>) }
enum X12 { case a(Float), b, c }
struct Empty {}
struct G<T> { var t: T; var n: T? }
m(A.self); m(B.self); m(B2.self); m(C.self); m(C2.self); m(C3.self); m(C4.self); m(C5.self); m(C6.self); m(C7.self); m(C8.self); m(C9.self); m(C10.self); m(C11.self); m(C12.self); m(C13.self)
m(C14.self); m(C15.self); m(C16.self); m(C17.self)
m(D.self); m(D2.self); m(S.self); m(S2.self); m(S3.self); m(S4.self); m(K.self)
m(Any.self); m((() -> Void).self); m(Int.self); m(Bool.self); m(String.self); m(Character.self); m([Int].self); m([String: Int].self); m(Set<Int>.self); m(Range<Int>.self); m(ClosedRange<Int>.self); m(AnyObject.self); m((any Error).self); m(Void.self); m(Int.Type.self); m(Result<Int, any Error>.self); m(Result<String, any Error>.self); m(Never.self); m((Int, Bool).self); m(Int8.self); m(Float.self); m(Int?.self); m(Substring.self); m(ArraySlice<Int>.self); m(AnyHashable.self); m(Unicode.Scalar.self); m(String.Index.self); m(ObjectIdentifier.self); m(Double?.self)
m(KeyPath<String, Int>.self); m((K, Int).self);m(Bool?.self)
m(X1.self); m(X2.self); m(X3.self); m(X4.self); m(T.self); m(X5.self); m(X6<Int>.self); m(X6<[Int]>.self); m(X7.self); m(X8.self); m(W.self); m(U.self); m(Week.self); m(X9.self); m(X10.self); m(X11.self); m(X12.self); m(Empty.self); m(G<Int>.self); m(G<Bool>.self); m(G<String>.self); m([Int?].self)
