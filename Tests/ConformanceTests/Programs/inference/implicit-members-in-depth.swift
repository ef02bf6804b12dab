struct Color: Equatable { var r = 0.0; static let red = Color(r: 1), clear = Color(); static func gray(_ x: Double) -> Color { Color(r: x) }; func opacity(_ x: Double) -> Color { Color(r: r * x) }; static var list: [Color] { [.red] }; static func make(_ f: () -> Color) -> Color { f() }; var maybe: Color? { self } }
enum Edge { case top, bottom; case none }
extension Set where Element == Edge { static let all: Set<Edge> = [.top, .bottom] }
struct Font { var size: Double; static func system(_ s: Size, weight: Weight = .regular) -> Font { Font(size: s == .large ? 20 : 10) }; enum Size { case large, small }; enum Weight { case regular, bold } }
func paint(_ c: Color, _ e: Set<Edge> = .all, font: Font? = nil) { print(c.r, e.count, font?.size ?? 0) }
paint(.red)
paint(.red.opacity(0.5), [.top])
paint(.gray(0.2).opacity(2), font: .system(.large, weight: .bold))
paint(.init(r: 3), font: .init(size: 4))
paint(.make { .red }, Set([.top]))
paint(.clear.maybe ?? .red, [])
paint(.list.first ?? .clear, font: .none)
let c: Color = true ? .red : .clear
let cs: [Color] = [.red, .gray(0.5), .init()]
let table: [Edge: Color] = [.top: .red, .bottom: .gray(1)]
let o: Color? = .red, oo: [Color?] = [.red, nil, .some(.clear)]
print(c == .red, cs.contains(.red), cs.map { $0 == .red ? 1 : 0 }, table[.top] == .red, o == .some(.red), oo.count, cs.firstIndex(of: .init()) ?? -1)
print(cs.filter { $0 != .red }.count, o.map { $0 == .clear } as Any, table.map { $0.key == .top ? .red : $0.value }.count, (o ?? .clear) == .red)
func choose<T>(_ a: T, _ b: T) -> T { b }
print(choose(Color.red, .clear).r, choose(.gray(7), c).r, [c, .clear].last!.r, max(1, .pi), Double.minimum(.pi, 2), [Double]([.pi, .zero]).count)
let f: (Double) -> Color = Color.gray, g: () -> Color = { .red }, h: (Color) -> Bool = { $0 == .red }
print(f(2).r, g().r, h(.red), [1.0, 2].map(Color.gray).map(\.r))
var s: Set<Edge> = []
s.insert(.top)
s.formUnion([.bottom])
print(s.isSuperset(of: .all), s == .all, s.contains(.bottom))
switch c { case .red: print("red") case .clear: print("clear") default: print("other") }
let n: Int = .init("5") ?? .zero, d: Double = .init(3) + .pi.magnitude, t: String = .init(repeating: "x", count: .init(2))
print(n, d > 6, t, Int.random(in: .zero ... 0), UInt8.max == .max)
func def(_ x: Int = .max, _ y: Double = -.infinity, _ z: [Edge] = [.top]) { print(x == .max, y, z.count) }
def()
