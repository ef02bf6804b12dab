// Which function or initializer is meant: closures, literals, defaults, variadics and trailing closures decide.
let flag = CommandLine.argc < 9
func runs<T>(_ f: () -> T) { print("T", T.self) }
func runs(_ f: () -> Void) { print("Void") }
runs { 1 }
runs { }
runs { print("x") }
runs { flag ? 1 : 2 }
func each(_ f: (Int) -> Void) { f(1) }
func each(_ f: (Int) -> Bool) { print("Bool") }
each { _ in }
each { $0 > 1 }
each { x in print(x) }
func build(_ f: () -> [Int]) { print("[Int]") }
func build(_ f: () -> [String]) { print("[String]") }
build { [1] }
build { ["a"] }
func fmt(_ x: Int, style: String = "d") -> String { "Int \(style)" }
func fmt(_ x: Double, style: String = "f") -> String { "Double \(style)" }
func fmt<T: CustomStringConvertible>(_ x: T, style: String = "s") -> String { "T \(style)" }
print(fmt(1), fmt(1.5), fmt("a"), fmt(1, style: "x"), fmt(true), fmt([1]), fmt(UInt8(1)))
func log(_ items: Any..., separator: String = " ") { print("items", items.count) }
func log(_ s: String) { print("string") }
func log(_ s: @autoclosure () -> String, level: Int = 0) { print("auto") }
log("a")
log("a", 1)
log(1, 2)
log("a", separator: "")
log("x", level: 2)
class Btn { let t: String; init(_ t: String, action: @escaping () -> Void) { self.t = "S"; action() }; init<L>(action: @escaping () -> Void, label: () -> L) { t = "L \(L.self)" }; init(_ t: String, role: Int?, action: @escaping () -> Void) { self.t = "R" }; init(_ k: Int, action: @escaping () -> Void) { t = "K" } }
print(Btn("a") {}.t, Btn(action: {}) { 1 }.t, Btn {} label: { "x" }.t, Btn("a", role: nil) {}.t, Btn(1) {}.t)
struct Txt { init(_ s: String) { print("verbatim") }; init<S: StringProtocol>(_ s: S) { print("S", S.self) }; init(_ d: Double, digits: Int = 2) { print("Double") }; init(_ x: some CustomStringConvertible) { print("some") } }
_ = Txt("a"); _ = Txt("abc".dropFirst()); _ = Txt(1.5); _ = Txt(1); _ = Txt([1]); _ = Txt("a" + "b"); _ = Txt("\(1)")
