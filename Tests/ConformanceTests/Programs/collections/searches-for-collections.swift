let a = [1, 2, 3, 2, 3, 4]
print(a.ranges(of: [2, 3]), a.firstRange(of: [3, 4]) as Any, a.firstRange(of: [9]) as Any, a.split(separator: [2, 3]), a.split(separator: [2, 3], omittingEmptySubsequences: false), a.split(separator: 2), a.replacing([2, 3], with: [0]), a.replacing([3], with: [7, 7], maxReplacements: 1), a.contains([3, 2]), a.trimmingPrefix([1, 2]))
var b = ArraySlice(a); b.replace([2], with: []); print(b, type(of: b.replacing([3], with: [5])))
print("abcabc".ranges(of: "bc").count, "abcabc".firstRange(of: "ca")!.lowerBound.utf16Offset(in: "abcabc"), "a--b".split(separator: "--"), "a-b".split(separator: "-"), "aXb".replacing("X", with: "--"), "hello".ranges(of: ["l", "l"] as [Character]).count)
var c = [1, 2, 3]; print(c.withContiguousMutableStorageIfAvailable { p -> Int in p[0] = 9; return p.count } as Any, c)
print(5.0.significandWidth, 1.0.significandWidth, 0.1.significandWidth, 0.0.significandWidth, Double.nan.significandWidth, 1e-310.significandWidth, Float(3).significandWidth, Float(0.1).significandWidth)
