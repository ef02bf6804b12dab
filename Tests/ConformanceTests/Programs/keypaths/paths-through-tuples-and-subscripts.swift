// MemoryLayout, offset, keypaths on tuples, generic keypath storage, inout through keypaths, computed setters
struct A { var a: Int8 = 1; var b: Int32 = 2; var c: Double = 3; var d: (Int16, Bool) = (4, true); var comp: Int { Int(b) } }
print(MemoryLayout<A>.offset(of: \.a)!, MemoryLayout<A>.offset(of: \.b)!, MemoryLayout<A>.offset(of: \.c)!, MemoryLayout<A>.offset(of: \.d)!, MemoryLayout<A>.offset(of: \.d.1)!, MemoryLayout<A>.offset(of: \.comp) as Any)
print(MemoryLayout<A>.size, MemoryLayout<A>.stride, MemoryLayout<A>.alignment, MemoryLayout<A?>.size, MemoryLayout<Bool?>.size, MemoryLayout<Int?>.size, MemoryLayout<String>.size, MemoryLayout<[Int]>.size, MemoryLayout<(Int8, Int16)>.size, MemoryLayout<Any>.size, MemoryLayout<Void>.size, MemoryLayout<Never>.size, MemoryLayout.size(ofValue: 3 as UInt16), MemoryLayout<AnyObject>.size, MemoryLayout<() -> Void>.size, MemoryLayout<Character>.size, MemoryLayout<Substring>.size, MemoryLayout<Range<Int8>>.size, MemoryLayout<UInt8??>.size)
enum E0 { case only }; enum E2 { case a, b }; enum E3 { case x(Int32), y(Int8), z }; indirect enum E4 { case n(E4), e }
print(MemoryLayout<E0>.size, MemoryLayout<E2>.size, MemoryLayout<E3>.size, MemoryLayout<E3>.stride, MemoryLayout<E4>.size, MemoryLayout<Optional<E2>>.size)
var t = (x: 1, y: (z: "a", w: [1, 2])); typealias TT = (x: Int, y: (z: String, w: [Int]))
t[keyPath: \TT.y.z] += "b"; t[keyPath: \TT.y.w[1]] = 7; t[keyPath: \.0] = 5; print(t, t[keyPath: \.y.w.count])
final class Obj { var a = A(); lazy var lz: [Int] = { print("lazy!"); return [1] }(); var obs: Int = 0 { didSet { print("obs", oldValue, obs) } }; static var st = 4; weak var w: Obj?; unowned(unsafe) var u: AnyObject?; private(set) var ps = 1; var comp: Int { get { obs * 2 } set { obs = newValue / 2 } } }
let o = Obj(); o[keyPath: \.obs] = 3; o[keyPath: \.comp] = 10; o[keyPath: \.lz].append(2); o[keyPath: \.w] = o; print(o.obs, o.lz, o[keyPath: \.w?.w?.comp] as Any, o[keyPath: \.ps], o[keyPath: \.a.d.0])
func update<R: AnyObject, V>(_ r: R, _ k: ReferenceWritableKeyPath<R, V>, _ f: (inout V) -> Void) { f(&r[keyPath: k]) }
update(o, \.obs) { $0 += 1; $0 += 1 }; update(o, \.a.b) { $0 = 99 }; update(o, \.comp) { $0 += 100 }; print(o.a.b)
struct Matrix { var g: [[Int]]; subscript(r: Int, c: Int) -> Int { get { g[r][c] } set { g[r][c] = newValue } }; subscript(row r: Int) -> [Int] { g[r] }; subscript(where p: (Int) -> Bool) -> [Int] { g.flatMap { $0 }.filter(p) } }
var m = Matrix(g: [[1, 2], [3, 4]]); let kp = \Matrix.[1, 0]; m[keyPath: kp] *= 5; let i = 1; let kr = \Matrix.[row: i]; print(m, m[keyPath: kr], m[keyPath: \.[row: 0].count], kp == \Matrix.[1, 0], kp == \Matrix.[i, 0], kp == \.[0, 1])
let ks = (0..<2).flatMap { r in (0..<2).map { c in \Matrix.[r, c] } }; print(ks.map { m[keyPath: $0] }, Set(ks).count)
let d: [String: [Int]] = ["a": [1, 2, 3]]; print(d[keyPath: \.["a"]!.last!], d[keyPath: \.["b"]?.count] as Any, d.map(\.value.count), d[keyPath: \.keys.first] as Any, "str"[keyPath: \.utf8.count], [1, 2, 3][keyPath: \.[1]], 5[keyPath: \.description], Optional(3)[keyPath: \.?.words.count] as Any)
let anyKP: [AnyKeyPath] = [\String.count, \[Int].first, \A.d.1]; for k in anyKP { print(type(of: k).rootType, type(of: k).valueType) }
print("hello"[keyPath: anyKP[0]] as Any, 5[keyPath: anyKP[0]] as Any, [9][keyPath: anyKP[1]] as Any)
let up: KeyPath<String, String> = \.localizedUp; extension String { var localizedUp: String { uppercased() } ; subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
print(["a"].map(\.localizedUp), "xyz"[keyPath: \.[1]], ["abc"].map(\.[2]), ["ab"].map(\.first!.asciiValue), zip([1], ["a"]).map(\.1), [(1, "b")].map(\.1), ["k": 1].sorted(by: { $0.key < $1.key }).map(\.value))
print([1, 2, 3].reduce(into: [Int: Bool]()) { $0[$1] = $1.isMultiple(of: 2) }.filter(\.value).map(\.key), [Optional(1), nil].compactMap(\.self), ["b", "a"].sorted(by: { $0[keyPath: \.self] < $1[keyPath: \.self] }), ["x", "yy"].max(by: { $0.count < $1.count })!, [[1, 2], [3]].flatMap(\.self), ["a", ""].allSatisfy(\.isEmpty), ["a", ""].contains(where: \.isEmpty), ["a", ""].first(where: \.isEmpty)!, ["q", "r"].partitionIndex)
extension Array where Element == String { var partitionIndex: Int { var c = self; return c.partition(by: { $0 > "q" }) } }
