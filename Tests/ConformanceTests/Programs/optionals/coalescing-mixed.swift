// `??` where the right side is optional, an optional of another depth, or of a type that only Any has in common.
let a: Int? = nil, b: Int? = 2, c: Int?? = .some(nil)
print(a ?? b ?? 3, (a ?? b) as Any, c ?? 7 as Any, (c ?? 7) ?? 8, type(of: a ?? b), type(of: c ?? nil))
let anything: Any = a ?? "text"
let list: [Int?] = [1, nil]
print(anything, list.first ?? 5 as Any, (list.last ?? nil) ?? 5, list.map { $0 ?? 0 })
let kept: Int? = a ?? b ?? nil
print(
  kept as Any, [(0, 1), (1, nil)].map { $0.1 ?? -1 }, type(of: [(0, 1.5), (1, 2)]), type(of: [(1, nil), (2, "b")]))
for case let (index, value?) in [(0, 1), (1, nil), (2, 3)] { print(index, value) }
