import Foundation
struct Bag<T>: RangeReplaceableCollection { var a: [T] = []; var startIndex: Int { 0 }; var endIndex: Int { a.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { a[i] }; mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { a.replaceSubrange(r, with: c) } }
var b = Bag<Int>(); b.append(contentsOf: [1, 2, 3, 4]); print(b.filter { $0 > 2 }, type(of: b.filter { $0 > 2 }))
let arr: [Int] = b.filter { $0 > 2 }; print(arr)
print(type(of: [1, 2][0...].filter { $0 > 0 }), type(of: ContiguousArray([1]).filter { $0 > 0 }), type(of: Data([1, 2]).filter { $0 > 1 }), type(of: "ab".unicodeScalars.filter { $0 > "a" }), type(of: "ab".utf8.filter { $0 > 97 }), type(of: "ab".filter { $0 > "a" }), type(of: "ab"[...].unicodeScalars.filter { $0 > "a" }), type(of: (1...3).filter { $0 > 1 }))
print(b + [9], type(of: b + [9]), b.map { $0 * 2 }, b.dropFirst().count, Bag(repeating: 1, count: 2), Bag([5, 6]))
b.removeAll { $0 % 2 == 0 }; b.insert(7, at: 1); b += [1]; b.removeFirst(); b.reserveCapacity(3); b.insert(contentsOf: [3, 3], at: 0); b.removeSubrange(0..<1); print(b, b.remove(at: 0), b); b.removeAll(keepingCapacity: true); print(b.isEmpty, b.first as Any)
let s: ArraySlice = [1, 2, 3][1...]; let t: ArraySlice = s.filter { $0 > 2 }; print(t.startIndex, t)
