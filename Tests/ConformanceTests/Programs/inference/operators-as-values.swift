func sort<T: Comparable>(_ x: [T], by: (T, T) -> Bool = (<)) -> [T] { x.sorted(by: by) }
print(sort([3, 1, 2]), sort([3, 1, 2], by: >), sort(["b", "a"], by: (>)))
struct Sorted<T> {
  var items: [T]
  init(_ items: [T], by: (T, T) -> Bool) { self.items = items.sorted(by: by) }
}
print(Sorted([2, 1], by: <).items)
func compare(_ a: Int, _ b: Int, with less: (Int, Int) -> Bool = (<)) -> Bool { less(a, b) }
print(compare(1, 2), compare(1, 2, with: (==)))
let add: (Int, Int) -> Int = (+)
let join: (String, String) -> String = (+)
print(add(1, 2), join("a", "b"), [1, 2, 3].reduce(0, +), ["a", "b"].reduce("", +))
print([[1], [2]].reduce([], +), [1.5, 2].reduce(1, *))
