// The most special of the methods that append a value to a text decides which of several functions is interpolated.
struct S {}
class Base {}
func a() -> [String: Int] { print("dictionary"); return [:] }
func a() -> Bool { print("Bool"); return true }
func a() -> Character { print("Character"); return "c" }
func b() -> Any? { print("Any?"); return 1 }
func b() -> Float { print("Float"); return 1 }
func b() -> S { print("S"); return S() }
func c() -> [Int] { print("[Int]"); return [1] }
func c() -> String { print("String"); return "r" }
func c<T: Equatable>() -> T? { print("T?"); return nil }
func c() -> Void { print("Void") }
func d() -> Int! { print("Int!"); return 1 }
func d() -> Bool { print("Bool"); return true }
func d() -> String? { print("String?"); return "r" }
func d() -> Base { print("Base"); return Base() }
print("\(a()) \(b()) \(c()) \(d())")
let text = "<\(a())>"
print(text, ["\(b())", "\(c())!"].map { "\($0)\(a())" })
func take(_ text: String) { print(text) }
take("\(1 + 2) \([1, 2].map { $0 * 2 }.reduce(0, +)) \([1: "a"][1] ?? "none")")
struct M { func f(_ x: Int) -> Int { x }; func f(_ x: Double) -> String { "\(x)" }; static let zero = 0 }
take("\(M().f(1)) \(M().f(1.5)) \(M.zero) \((1...3).map { "\($0)" }.joined(separator: "-"))")
var stream = ""
"a".write(to: &stream)
("b" as Character).write(to: &stream)
2.5.write(to: &stream)
"cd".prefix(1).write(to: &stream)
print(stream)
