// Array literals choose among arrays of several elements; with nil in it, an array is no array of Any.
func a(_ x: [Int]) { print("[Int]") }
func a(_ x: [Double]) { print("[Double]") }
func a(_ x: [Any]) { print("[Any]") }
func a<T>(_ x: [T]) { print("[T]", T.self) }
a([1, 2]); a([1.5]); a([1, 2.5]); a(["a"]); a([1, "a"]); a([] as [Int]); a([[1]]); a([nil, 1]);
a([1, 2].map { Double($0) }); a(Array("ab")); a(Array(1...3))
