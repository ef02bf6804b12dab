// Implicit members of enums, option sets, styles of a protocol and numbers.
enum Color: String, CaseIterable { case red, green; static let main = Color.red; static func mix(_ n: Int) -> Color { .green }; var next: Color { self == .red ? .green : .red } }
enum Size { case small, large(Int), named(String, n: Int = 3) }
func paint(_ c: Color) { print("Color", c) }
func paint(_ c: Color?) { print("Color?", c as Any) }
func paint(_ s: Size) { print("Size", s) }
paint(.red)
paint(.main)
paint(.mix(3))
paint(.small)
paint(.large(2))
paint(.named("a"))
paint(.named("b", n: 1))
paint(nil)
paint(.main.next)
paint(Color(rawValue: "red"))
paint(.some(.red))
paint(.init(rawValue: "green")!)
func t<T>(_ x: T, _ l: Int = #line) { print(l, T.self, x) }
let o: Color? = .red
t(o == .red)
t(o ?? .green)
t(o?.next ?? .red)
t(o.map(\.rawValue))
t([.red, Color.green])
t(Color.allCases.map(\.rawValue))
t([Color.red: 1])
t(Color.allCases.map { $0.next })
t(Color.allCases.first { $0 == .green } ?? .red)
t(o.flatMap { $0 == .red ? .green : nil } as Color?)
let cs: [Color] = [.red, .main, .mix(1)]
t(cs)
let cset: Set<Color> = [.red, .green]
t(cset.contains(.red))
let cd: [Color: [Int]] = [.red: [1], .green: []]
t(cd[.red, default: []].first ?? 0)
t(cd[.green]!.isEmpty)
t(cs.filter { $0 != .red })
t(cs.contains(.green))
t(cs.firstIndex(of: .green) as Any)
func pick(_ flag: Bool) -> Color { flag ? .red : .green }
t(pick(true))
let ternary: Color = pick(true) == .red ? .green : .main
t(ternary)
switch o { case .red?: print("red?"); case .some(.green): print("g"); case .none: print("none") }
if case .large(let n) = Size.large(4), n > 3 { print(n) }
struct Opts: OptionSet { let rawValue: Int; static let a = Opts(rawValue: 1), b = Opts(rawValue: 2); static let all: Opts = [.a, .b] }
func opts(_ o: Opts = []) { print("opts", o.rawValue) }
func opts(_ a: [Int]) { print("array", a) }
opts()
opts([.a])
opts(.all)
opts([.a, .b])
opts([1])
opts(.a.union(.b))
t(Opts.all.contains(.a))
var oo: Opts = .a
oo.insert(.b)
t(oo == .all)
t(oo.subtracting([.a]).rawValue)
extension Double { static let tau = 6.28; static func half(_ x: Double) -> Double { x / 2 } }
let xs: [Double] = [.pi, .tau, .half(3), 1, -.infinity]
t(xs.count)
t([1, .tau])
t(Double.pi * 2 + .tau)
func deg(_ x: Double) -> Double { x * 180 / .pi }
t(deg(.pi))
t(max(.pi, 3))
t(min(1, .tau) as Double)
let dur: Duration = .seconds(3) + .milliseconds(5)
t(dur)
t(Duration.seconds(1) < .seconds(2))
t(dur * 2)
struct Style { var c: Color; static let plain = Style(c: .red); static func custom(_ c: Color) -> Style { Style(c: c) }; func bold() -> Style { self } }
protocol Theme { var s: String { get } }
struct Dark: Theme { var s = "dark" }; struct Tint: Theme { var s: String }
extension Theme where Self == Dark { static var dark: Dark { Dark() } }
extension Theme where Self == Tint { static func tint(_ s: String) -> Tint { Tint(s: s) } }
func apply(_ s: Style) { print("style", s.c) }
func apply(_ s: some Theme) { print("theme", s.s, type(of: s)) }
apply(.plain)
apply(.custom(.green))
apply(.dark)
apply(.tint("x"))
apply(.plain.bold())
apply(Dark())
let th: any Theme = .dark
t(th.s)
let opt: Style? = .plain
t(opt!.c)
let arr: [Style?] = [.plain, nil, .custom(.red)]
t(arr.count)
let res: Result<Int, Error> = .success(3)
t(try! res.get())
t(res.map { $0 + 1 })
t((try? res.get()) ?? 0)
let tup: (Color, Size) = (.red, .small)
t(tup.0)
let fn: (Color) -> Size = { $0 == .red ? .small : .large(1) }
t(fn(.green))
var v = o
v = .green
t(v as Any)
v = v == .green ? nil : .red
t(v as Any)
