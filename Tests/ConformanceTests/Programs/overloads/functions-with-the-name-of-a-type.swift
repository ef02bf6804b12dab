import Foundation
struct Label { let n: String }
func Array(_ title: String, count: Int, content: () -> Int) -> String { "own \(title) \(count) \(content())" }
func Data(_ x: Label) -> String { "own " + x.n }
print(Array(repeating: 0, count: 3), Array("a", count: 2) { 3 }, Array([1, 2]), Array<Int>())
print(Data([1, 2, 3]).count, Data(Label(n: "q")), Data().isEmpty, Data(count: 4).count)
let make: (Int) -> Data = Data.init(count:)
let a: Array<Int> = []; let b: Data = Data([1])
print(make(3).count, a, b.count, [1, 2].map(String.init), [Data(Label(n: "x"))])
