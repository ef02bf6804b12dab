// Of two overloads with one parameter each, which one is meant.
protocol P {}
protocol Q: P {}
struct S: P, Hashable {}
class Base: P {}
class D: Base {}
func show(_ k: String, _ r: String) { print(k, r) }
let d = D()
let b = Base()
let od: D? = D()
let ints = [1, 2]
let set: Set<Int> = [1]
let s = "text"
let c: Character = "c"
let clo: () -> Int = { 1 }
let kp = \S.hashValue
let pq: any Q = QQ()
struct QQ: Q {}
let dict = ["a": 1]
let sub = "abc".prefix(2)
func f58<T: P>(_ x: T) { show("d | <T: P>T | <T: Base>T", "first") }
func f58<T: Base>(_ x: T) { show("d | <T: P>T | <T: Base>T", "second") }
func f64<T: Base>(_ x: T) { show("d | <T: Base>T | <T: AnyObject>T", "first") }
func f64<T: AnyObject>(_ x: T) { show("d | <T: Base>T | <T: AnyObject>T", "second") }
func f65<T: Base>(_ x: T) { show("d | <T: Base>T | <T>T", "first") }
func f65<T>(_ x: T) { show("d | <T: Base>T | <T>T", "second") }
func f69<T: AnyObject>(_ x: T) { show("d | <T: AnyObject>T | <T>T", "first") }
func f69<T>(_ x: T) { show("d | <T: AnyObject>T | <T>T", "second") }
func f136<T: P>(_ x: T) { show("b | <T: P>T | <T: Base>T", "first") }
func f136<T: Base>(_ x: T) { show("b | <T: P>T | <T: Base>T", "second") }
func f142<T: Base>(_ x: T) { show("b | <T: Base>T | <T: AnyObject>T", "first") }
func f142<T: AnyObject>(_ x: T) { show("b | <T: Base>T | <T: AnyObject>T", "second") }
func f143<T: Base>(_ x: T) { show("b | <T: Base>T | <T>T", "first") }
func f143<T>(_ x: T) { show("b | <T: Base>T | <T>T", "second") }
func f147<T: AnyObject>(_ x: T) { show("b | <T: AnyObject>T | <T>T", "first") }
func f147<T>(_ x: T) { show("b | <T: AnyObject>T | <T>T", "second") }
func f256(_ x: [Int?]) { show("[1, 2] | [Int?] | <T: Sequence>T where T.Element == Int", "first") }
func f256<T: Sequence>(_ x: T) where T.Element == Int { show("[1, 2] | [Int?] | <T: Sequence>T where T.Element == Int", "second") }
func f261(_ x: [Int?]) { show("[1, 2] | [Int?] | some Sequence<Int>", "first") }
func f261(_ x: some Sequence<Int>) { show("[1, 2] | [Int?] | some Sequence<Int>", "second") }
func f268(_ x: [Any]) { show("[1, 2] | [Any] | <T: Sequence>T where T.Element == Int", "first") }
func f268<T: Sequence>(_ x: T) where T.Element == Int { show("[1, 2] | [Any] | <T: Sequence>T where T.Element == Int", "second") }
func f273(_ x: [Any]) { show("[1, 2] | [Any] | some Sequence<Int>", "first") }
func f273(_ x: some Sequence<Int>) { show("[1, 2] | [Any] | some Sequence<Int>", "second") }
func f279(_ x: [Double]) { show("[1, 2] | [Double] | <T: Sequence>T where T.Element == Int", "first") }
func f279<T: Sequence>(_ x: T) where T.Element == Int { show("[1, 2] | [Double] | <T: Sequence>T where T.Element == Int", "second") }
func f284(_ x: [Double]) { show("[1, 2] | [Double] | some Sequence<Int>", "first") }
func f284(_ x: some Sequence<Int>) { show("[1, 2] | [Double] | some Sequence<Int>", "second") }
func f306<T>(_ x: [T]) { show("[1, 2] | <T>[T] | <T: Sequence>T where T.Element == Int", "first") }
func f306<T: Sequence>(_ x: T) where T.Element == Int { show("[1, 2] | <T>[T] | <T: Sequence>T where T.Element == Int", "second") }
func f311<T>(_ x: [T]) { show("[1, 2] | <T>[T] | some Sequence<Int>", "first") }
func f311(_ x: some Sequence<Int>) { show("[1, 2] | <T>[T] | some Sequence<Int>", "second") }
func f411<T>(_ x: [T]) { show("ints | <T>[T] | <T: Sequence>T where T.Element == Int", "first") }
func f411<T: Sequence>(_ x: T) where T.Element == Int { show("ints | <T>[T] | <T: Sequence>T where T.Element == Int", "second") }
func f416<T>(_ x: [T]) { show("ints | <T>[T] | some Sequence<Int>", "first") }
func f416(_ x: some Sequence<Int>) { show("ints | <T>[T] | some Sequence<Int>", "second") }
func f621<T>(_ x: [T]) { show("[] | <T>[T] | <T: Sequence>T where T.Element == Int", "first") }
func f621<T: Sequence>(_ x: T) where T.Element == Int { show("[] | <T>[T] | <T: Sequence>T where T.Element == Int", "second") }
func f626<T>(_ x: [T]) { show("[] | <T>[T] | some Sequence<Int>", "first") }
func f626(_ x: some Sequence<Int>) { show("[] | <T>[T] | some Sequence<Int>", "second") }
func f1470(_ x: () -> Int) { show("clo | () -> Int | Any", "first") }
func f1470(_ x: Any) { show("clo | () -> Int | Any", "second") }
func f1471(_ x: () -> Int) { show("clo | () -> Int | <T>T", "first") }
func f1471<T>(_ x: T) { show("clo | () -> Int | <T>T", "second") }
func f1473(_ x: () -> Int) { show("clo | () -> Int | @autoclosure () -> Any", "first") }
func f1473(_ x: @autoclosure () -> Any) { show("clo | () -> Int | @autoclosure () -> Any", "second") }
func f1487(_ x: () -> Any) { show("clo | () -> Any | (() -> Int)?", "first") }
func f1487(_ x: (() -> Int)?) { show("clo | () -> Any | (() -> Int)?", "second") }
func f1491(_ x: () -> Any) { show("clo | () -> Any | Any", "first") }
func f1491(_ x: Any) { show("clo | () -> Any | Any", "second") }
func f1494(_ x: () -> Any) { show("clo | () -> Any | @autoclosure () -> Any", "first") }
func f1494(_ x: @autoclosure () -> Any) { show("clo | () -> Any | @autoclosure () -> Any", "second") }
func f1504(_ x: () -> Int?) { show("clo | () -> Int? | (() -> Int)?", "first") }
func f1504(_ x: (() -> Int)?) { show("clo | () -> Int? | (() -> Int)?", "second") }
func f1526(_ x: () throws -> Int) { show("clo | () throws -> Int | Any", "first") }
func f1526(_ x: Any) { show("clo | () throws -> Int | Any", "second") }
func f1527(_ x: () throws -> Int) { show("clo | () throws -> Int | <T>T", "first") }
func f1527<T>(_ x: T) { show("clo | () throws -> Int | <T>T", "second") }
func f1529(_ x: () throws -> Int) { show("clo | () throws -> Int | @autoclosure () -> Any", "first") }
func f1529(_ x: @autoclosure () -> Any) { show("clo | () throws -> Int | @autoclosure () -> Any", "second") }
func f1696<T: Numeric>(_ x: T) { show("1 | <T: Numeric>T | <T: FloatingPoint>T", "first") }
func f1696<T: FloatingPoint>(_ x: T) { show("1 | <T: Numeric>T | <T: FloatingPoint>T", "second") }
func f1906<T: Numeric>(_ x: T) { show("-1 | <T: Numeric>T | <T: FloatingPoint>T", "first") }
func f1906<T: FloatingPoint>(_ x: T) { show("-1 | <T: Numeric>T | <T: FloatingPoint>T", "second") }
func f2049(_ x: Any.Type) { show("S.self | Any.Type | any P.Type", "first") }
func f2049(_ x: any P.Type) { show("S.self | Any.Type | any P.Type", "second") }
func f2055(_ x: Any) { show("S.self | Any | any P.Type", "first") }
func f2055(_ x: any P.Type) { show("S.self | Any | any P.Type", "second") }
func f2068(_ x: any P.Type) { show("S.self | any P.Type | <T>T", "first") }
func f2068<T>(_ x: T) { show("S.self | any P.Type | <T>T", "second") }
func f2085(_ x: Any.Type) { show("type(of: d) | Any.Type | any P.Type", "first") }
func f2085(_ x: any P.Type) { show("type(of: d) | Any.Type | any P.Type", "second") }
func f2091(_ x: Any) { show("type(of: d) | Any | any P.Type", "first") }
func f2091(_ x: any P.Type) { show("type(of: d) | Any | any P.Type", "second") }
func f2099<T>(_ x: T.Type) { show("type(of: d) | <T>T.Type | <T: Base>T.Type", "first") }
func f2099<T: Base>(_ x: T.Type) { show("type(of: d) | <T>T.Type | <T: Base>T.Type", "second") }
func f2103<T: P>(_ x: T.Type) { show("type(of: d) | <T: P>T.Type | <T: Base>T.Type", "first") }
func f2103<T: Base>(_ x: T.Type) { show("type(of: d) | <T: P>T.Type | <T: Base>T.Type", "second") }
func f2104(_ x: any P.Type) { show("type(of: d) | any P.Type | <T>T", "first") }
func f2104<T>(_ x: T) { show("type(of: d) | any P.Type | <T>T", "second") }
func f2138(_ x: Any) { show("['a': 1] | Any | [AnyHashable: Any]", "first") }
func f2138(_ x: [AnyHashable: Any]) { show("['a': 1] | Any | [AnyHashable: Any]", "second") }
func f2141<T>(_ x: T) { show("['a': 1] | <T>T | [AnyHashable: Any]", "first") }
func f2141(_ x: [AnyHashable: Any]) { show("['a': 1] | <T>T | [AnyHashable: Any]", "second") }
func f2143<T: Sequence>(_ x: T) { show("['a': 1] | <T: Sequence>T | [AnyHashable: Any]", "first") }
func f2143(_ x: [AnyHashable: Any]) { show("['a': 1] | <T: Sequence>T | [AnyHashable: Any]", "second") }
f58(d)
f64(d)
f65(d)
f69(d)
f136(b)
f142(b)
f143(b)
f147(b)
f256([1, 2])
f261([1, 2])
f268([1, 2])
f273([1, 2])
f279([1, 2])
f284([1, 2])
f306([1, 2])
f311([1, 2])
f411(ints)
f416(ints)
f621([])
f626([])
f1470(clo)
f1471(clo)
f1473(clo)
f1487(clo)
f1491(clo)
f1494(clo)
f1504(clo)
f1526(clo)
f1527(clo)
f1529(clo)
f1696(1)
f1906(-1)
f2049(S.self)
f2055(S.self)
f2068(S.self)
f2085(type(of: d))
f2091(type(of: d))
f2099(type(of: d))
f2103(type(of: d))
f2104(type(of: d))
f2138(["a": 1])
f2141(["a": 1])
f2143(["a": 1])
