struct Font { var size: Double; var o: Double?; func f() -> Double? { nil }; var name: String? ; var inner: [Font] = []; var u: UInt8 = 0}
let font: Font? = nil
let d: Double? = nil
let fs: [Font] = []
var cs: [Character]? = nil
func show<T>(_ x: T) { print(x, T.self) }
func any(_ x: Any) { print(x, type(of: x)) }
func anyo(_ x: Any?) { print(x as Any) }
func anyh(_ x: AnyHashable) { print(x, type(of: x.base)) }
func anyc(_ x: CustomStringConvertible) { print(x, type(of: x)) }
any(font?.size ?? 0)
any(fs.first?.size ?? 0)
any(fs.first?.f() ?? 0)
any((font?.size) ?? 0)
any(fs.first.map(\.size) ?? 0)
any(fs.first.map { $0.size } ?? 0)
any(fs.first.flatMap { $0.f() } ?? 0)
any("\(font?.size ?? 0)")
any([font?.size ?? 0])
any((font?.size ?? 0, 1))
any(font?.size ?? 0 as Any)
any(font?.size ?? 1.5)
any(font?.u ?? 0)
any(font?.o ?? 0)
any(fs.first?.inner.first?.size ?? 0)
any(cs?.first ?? "a")
any(cs?.first ?? "abc")
any(font?.size ?? -1)
any(font?.size ?? Double(0))
anyo(font?.size ?? 0)
anyh(font?.size ?? 0)
anyc(font?.size ?? 0)
any(true ? font?.size ?? 0 : 2)
any(font?.size ?? 0 + 1)
let z: Any = font?.size ?? 0
any(z)
any(font?.size as Double? ?? 0)
any((fs.last?.size ?? 0) * 2)
let ds: [Double] = []
let t: [String: [Double]] = [:]
any(fs.map { $0.size }.max() ?? 0)
any(fs.map { $0.size }.first ?? 0)
any(ds.map { $0 * 2 }.max() ?? 0)
any(ds.map { $0 * 2.5 }.first ?? 0)
any(ds.filter { $0 > 2 }.max() ?? 0)
any(fs.lazy.map { $0.size }.max() ?? 0)
any(fs.compactMap { $0.o }.first ?? 0)
any(fs.compactMap { $0.f() }.max() ?? 0)
any(font?.size.magnitude ?? 0)
any((fs.last?.size ?? 0) * 2)
any(font.map { _ in 2.5 } ?? 0)
any(t["a", default: []].first ?? 0)
any(["a": 1.5]["b"] ?? 0)
any(Double("x") ?? 0)
any((try? Double.init("x")) ?? 0)
any(Optional(2.5) ?? 0)
any(Optional<Double>.none ?? 0)
any(zip(ds, ds).map { $0 * $1 }.first ?? 0)
any(zip(ds, ds).map(*).max() ?? 0)
any(ds.min().map { $0 + 1 } ?? 0)
any(ds.first.map { x in let y = x; return y } ?? 0)
any(ds.map { x in let y = x; return y }.max() ?? 0)
any(ds.sorted().first ?? 0)
any(ds.sorted { $0 > $1 }.first ?? 0)
any(Set(ds).max() ?? 0)
any(Dictionary(grouping: ds) { $0 > 1 }[true]?.first ?? 0)
any(Dictionary(grouping: ds) { $0 > 1 }[true]?.max() ?? 0)
