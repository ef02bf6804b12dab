struct Temp: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init(integerLiteral x: Int) {}
  init(floatLiteral x: Double) {}
  init() {}
  static func + (a: Temp, b: Temp) -> Temp { print("Temp+Temp", terminator: " "); return a }
  static func + (a: Temp, b: Int) -> String { print("Temp+Int", terminator: " "); return "" }
  static func - (a: Temp, b: Temp) -> String { print("Temp-Temp", terminator: " "); return "" }
  static func - (a: Temp, b: Int) -> Temp { print("Temp-Int", terminator: " "); return a }
  static func * (a: Temp, b: Temp) -> Temp { print("Temp*Temp", terminator: " "); return a }
  static func * (a: Temp, b: Double) -> Temp { print("Temp*Double", terminator: " "); return a }
  static func * (a: Int, b: Temp) -> Temp { print("Int*Temp", terminator: " "); return b }
  static func * <T: FixedWidthInteger>(a: Temp, b: T) -> T { print("Temp*T", T.self, terminator: " "); return b }
  static func / (a: Temp, b: Any) -> Temp { print("Temp/Any", terminator: " "); return a }
  static func / (a: Temp, b: Temp?) -> Temp { print("Temp/Temp?", terminator: " "); return a }
  static func == (a: Temp, b: Temp) -> Bool { print("Temp==Temp", terminator: " "); return true }
  static func == (a: Temp, b: Int) -> Bool { print("Temp==Int", terminator: " "); return true }
  static func < (a: Temp, b: Double) -> Bool { print("Temp<Double", terminator: " "); return true }
  static func < (a: Temp, b: Temp) -> Bool { print("Temp<Temp", terminator: " "); return true }
  static prefix func - (a: Temp) -> Temp { print("-Temp", terminator: " "); return a }
}
func show<T>(_ x: T) { print(T.self) }
func g(_ x: Temp) { print("g Temp") }
func g(_ x: String) { print("g String") }
let t = Temp(), i = 1, d = 1.5, o: Temp? = Temp()
show(t + 1); show(t - 1); show(t * 1); show(t * 1.5); show(2 * t); show(t / 1); show(t / 1.5); show(t / t); show(t / "a")
show(t == 1); show(t < 1.5); show(t + i); show(t * i); show(t * d); show(i * t); show(-t + 1)
g(t + 1); g(t - 1); g(t + i); g(1 + t)
let a: Temp = t + 1, b: String = t + 1, c: Temp = t - 1, e: String = t - 1, f: Temp? = t + 1, h: Any = t + 1
show(t + 1 + 2); show(t - 1 - 2); show(t * 2 + 1); show(1 + t * 2.5)
show([t + 1, t]); show(true ? t + 1 : t)
func + (a: Int, b: Double) -> Double { print("Int+Double", terminator: " "); return b }
func + (a: Double, b: Int) -> String { print("Double+Int", terminator: " "); return "" }
func * (a: Int, b: String) -> String { print("Int*String", terminator: " "); return "" }
func * (a: Int?, b: Int) -> Int { print("Int?*Int", terminator: " "); return 1 }
func - (a: Int, b: Int) -> String { print("Int-Int s", terminator: " "); return "" }
show(1 + d); show(i + 1.5); show(d + 1); show(d + i); show(1 + 2); show(1 + 2.5); show(2 * "a"); show(i * 2); show(3 - 2); show(i - i)
let m: String = 3 - 2, n: Double = i + 1.5, p: String = d + 1
