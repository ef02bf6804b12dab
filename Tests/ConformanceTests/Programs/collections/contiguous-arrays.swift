var a: ContiguousArray = [1, 2, 3]
print(a, type(of: a))
a.append(4); a.insert(0, at: 0)
debugPrint(a)
dump(a)
print(a.map { $0 * 2 }, type(of: a.map { $0 }), type(of: a.filter { $0 > 1 }), type(of: a[1...2]), a[1...2])
let b = Array(a), c = ContiguousArray(b)
print(b == Array(c), a == c, a.hashValue == c.hashValue)
print(a.sorted(by: >), a.reversed() as [Int], Array(a.reversed()), a.firstIndex(of: 3) as Any)
a.sort(by: >); a.removeAll { $0 % 2 == 0 }; a += [7, 8]; print(a)
a.withUnsafeMutableBufferPointer { $0[0] = 100 }
print(a, a.count, a.isEmpty, a.first!, a.last!, a.capacity >= a.count)
let m = ContiguousArray(repeating: "x", count: 3); print(m, m.joined(separator: "-"))
print(ContiguousArray<Int>().isEmpty, ContiguousArray(1...3), String(describing: ContiguousArray(["a"])), "\(ContiguousArray(["a"]))")
print(Mirror(reflecting: a).displayStyle as Any, Mirror(reflecting: a).children.count)
func f<C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection>(_ c: inout C) where C.Element == Int { c.reverse(); c.append(1) }
f(&a); print(a, a + [1], [1] + a)
print(a[...].dropFirst(), type(of: a.prefix(2)), a.prefix(2) == [1], a.split(separator: 8))
let u = ContiguousArray<Int>(unsafeUninitializedCapacity: 3) { p, n in p[0] = 1; n = 1 }
print(u, a.contains(7), a.max()!, a.reduce(0, +), a.lazy.map { $0 }.first!, a.enumerated().map { $0.offset }, zip(a, b).map { $0 + $1 })
