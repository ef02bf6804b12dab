// Optionals everywhere: chaining through calls and subscripts, shadowing, comparisons, maps, casts, collections of them.
class Person {
  var name: String
  var pet: Pet?
  var friends: [Person] = []
  init(_ name: String) { self.name = name }
  func friend(_ name: String) -> Person? { friends.first { $0.name == name } }
  subscript(i: Int) -> Person? { friends.indices.contains(i) ? friends[i] : nil }
}
struct Pet {
  var name: String?
  var ages: [Int]? = [1, 2]
  mutating func rename(_ new: String?) -> Bool {
    defer { name = new }
    return name != new
  }
}
let ann = Person("Ann")
let bo = Person("Bo")
ann.friends = [bo]
print(
  ann.pet?.name as Any, ann.pet?.name?.count as Any, ann.friend("Bo")?.name ?? "?", ann[0]?[0]?.name as Any,
  ann[5]?.name as Any)
print(ann.pet?.rename("x") as Any)
ann.pet = Pet()
print(ann.pet?.rename("x") as Any, ann.pet?.rename("x") as Any, ann.pet?.name as Any)
ann.pet?.ages?[0] += 10
ann.pet?.ages?.append(3)
print(ann.pet?.ages as Any, ann.pet?.ages?.last as Any, ann.pet!.ages!.count, (ann.pet?.ages?.isEmpty ?? true))
ann.friend("Bo")?.pet = Pet(name: "Rex", ages: nil)
print(bo.pet?.name ?? "none", bo.pet?.ages?.first as Any, (bo.pet?.name = "Max") as Any, (ann[3]?.pet = nil) as Any)
if let pet = ann.pet, let name = pet.name, name.count == 1, case let ages? = pet.ages { print(name, ages) }
guard let first = ann.friends.first, let pet = first.pet else { fatalError() }
print(first.name, pet.name!)
let name: String? = "n"
if let name { print(name) }
if var name { name += "!"; print(name) }
while let last = ann.friends.popLast() { print("popped", last.name) }
let values: [Int?] = [1, nil, 3]
print(
  values.compactMap { $0 }, values.map { $0 ?? 0 }, values.reduce(0) { $0 + ($1 ?? 0) }, values == [1, nil, 3],
  values.count { $0 == nil })
for case let value? in values { print(value, terminator: " ") }
print()
let text = ["1", "x", "3"]
print(
  text.map { Int($0) }, text.compactMap(Int.init), text.lazy.compactMap { Int($0) }.first as Any,
  Int("z").map { $0 + 1 } as Any)
print((1 as Int?) == 1, (nil as Int?) == nil, (1 as Int?) != nil, Optional(2).flatMap { $0 > 1 ? "big" : nil } as Any)
let any: Any = Optional(5) as Any
print(any as? Int as Any, any is Int, (any as? Int?) as Any, any as? String as Any)
func find(_ key: String) -> Int?? { ["a": 1, "b": nil][key] }
print(find("a") as Any, find("b") as Any, find("c") as Any, find("b") == .some(nil), find("c") == nil)
switch find("b") {
case .some(.some(let n)): print(n)
case .some(.none): print("present but nil")
case .none: print("absent")
}
var counts: [String: Int] = [:]
counts["a"] = (counts["a"] ?? 0) + 1
counts["a"]? += 1
counts["b"]? += 1
counts["c", default: 5] += 1
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, counts["zz"] as Any)
var implicit: String! = "i"
let length = implicit.count
implicit = nil
print(length, implicit as Any, implicit?.count as Any, implicit ?? "default")
let nested: [[Int]?] = [[1], nil, [2, 3]]
print(nested.compactMap(\.self).flatMap { $0 }, nested.first??.first as Any, nested[1]?.count as Any)
print(
  [1, 2, 3].first { $0 > 1 }!, [Int]().max() as Any, [3, 1].min()!, "abc".firstIndex(of: "c") != nil, ["k": 1]["k"]! + 1
)
let closure: ((Int) -> Int)? = { $0 * 2 }
let none: ((Int) -> Int)? = nil
print(closure?(4) as Any, none?(4) as Any, closure.map { $0(1) } as Any)
let result = try? Result<Int, Never>.success(4).get()
print(result as Any, (try? [1].first) as Any)
