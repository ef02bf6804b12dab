// Optional
let a: Int? = 3, b: Int? = nil
print(a.map { $0 * 2 } as Any, b.map { $0 * 2 } as Any, a.flatMap { $0 > 2 ? $0 : nil } as Any, a.flatMap { Int("\($0)x") } as Any)
print(a == 3, b == nil, a != b, a ?? 0, b ?? a ?? 1, a.unsafelyUnwrapped, a!)
print([a, b], [a, b].compactMap { $0 }, a.debugDescription, String(describing: b), "\(String(describing: a))")
debugPrint(a as Any, b as Any, Optional("x") as Any, Optional(Optional(1)) as Any)
var c: Int? = 1; c? += 5; c = c.map { $0 + 1 }; print(c!, c.take() as Any, c as Any)
switch a { case .some(let x) where x > 2: print("big", x); case .some(let x): print(x); case .none: print("none") }
if case let x? = a { print(x) }; if let a, a > 1, b == nil { print("ok") }; guard let z = a else { fatalError() }; print(z)
let nested: Int?? = .some(nil); print(nested as Any, nested == nil, nested! == nil); let s: String? = "hi"; print(s?.count as Any, s?.first as Any, s?.uppercased() ?? "-", s.map(\.count) as Any)
print(Optional(5).hashValue == Optional(5).hashValue, Set([a, b, 3]).count, [1: a][1] as Any, (a, b), [Optional<Int>.none], type(of: a), Optional<Int>(4) as Any, a.map { "\($0)" } ?? "none", (a as Any) is Int, (a as Any?) == nil)
let arr: [Int?] = [1, nil, 3]; for case let x? in arr { print(x, terminator: " ") }; print(arr.count, arr.first as Any, arr.last!!, arr.firstIndex(of: nil) as Any, arr.contains(nil), arr.compactMap { $0 }.reduce(0, +), arr == [1, nil, 3])
func f() -> Int? { nil }; print(f()?.description ?? "nil", f().map(String.init) ?? "none", try! a.map { (x: Int) throws -> Int in x } as Any)
print(a! < 5, [3, nil, 1].compactMap { $0 }.sorted(), (b ?? 0) < (a ?? 0), [a, b].map { $0 != nil }, a.publisherLike); extension Optional { var publisherLike: String { switch self { case .none: "∅"; case .some(let w): "<\(w)>" } } }
