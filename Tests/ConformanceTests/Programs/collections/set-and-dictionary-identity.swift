// Sets and dictionaries as values: copies, equality without order, keys of many types, defaults and removal results.
var a: Set = ["x", "y"]
var b = a
b.insert("z")
a.remove("x")
print(a.sorted(), b.sorted(), a == b, a.isSubset(of: b), a.union(["x", "z"]) == b)
var d1 = ["k": [1]]
var d2 = d1
d2["k"]!.append(2)
d1["new"] = []
print(d1["k"]!, d2["k"]!, d1.count, d2.count, d1 == d2)
enum Suit: Hashable { case red, black }
struct Card: Hashable {
  var suit: Suit
  var rank: Int
}
let values: [Card: Int] = [Card(suit: .red, rank: 1): 10, Card(suit: .black, rank: 1): 20]
print(values[Card(suit: .black, rank: 1)]!, values[Card(suit: .red, rank: 2)] as Any, values.count)
let byTuple: [[Int]: String] = [[1, 2]: "a", []: "empty"]
let byOptional: [Int?: String] = [1: "one", nil: "none"]
let byBool = [true: "yes", false: "no"]
let byCharacter: [Character: Int] = ["a": 1, "é": 2]
let bySet: [Set<Int>: String] = [[1, 2]: "pair"]
let byDouble = [1.5: "one and a half"]
print(byTuple[[1, 2]]!, byTuple[[]]!, byOptional[nil]!, byOptional[1]!, byBool[1 > 2]!, byCharacter["e\u{301}"]!)
print(bySet[[2, 1]]!, byDouble[3 / 2]!, byCharacter["z", default: 0])
var counter: [Suit: Int] = [:]
for card in [Suit.red, .red, .black] { counter[card, default: 0] += 1 }
print(counter[.red]!, counter[.black]!, counter.removeValue(forKey: .red)!, counter[.red] as Any)
let evens = Set(stride(from: 0, through: 10, by: 2)), threes: Set = [0, 3, 6, 9]
print(evens.intersection(threes).sorted(), evens.subtracting(threes).sorted(), evens.symmetricDifference(threes).count)
print(evens.contains(4), evens.isDisjoint(with: [1, 3]), evens.filter { $0 > 6 }.sorted())
print(evens.map { $0 / 2 }.sorted())
print(Set([3, 1, 2]).sorted(by: >), Set("banana").sorted(), Set(["a", "b"]).joined().count, Set([1, 2]).reduce(0, +))
var letters = Set<Character>()
print("mississippi".filter { letters.insert($0).inserted }, letters.count)
let first: Set<Int> = [1], second: Set<Int> = [1]
print(first == second, first.hashValue == second.hashValue, [first, second, [2]].count, Set([first, second]).count)
var mutable: Set<Int> = []
mutable.formUnion(1...5)
mutable.formSymmetricDifference([5, 6])
mutable.removeFirst()
print(mutable.count, mutable.isEmpty, mutable.isSuperset(of: []), mutable.max()! <= 6)
let dict: [String: Set<Int>] = ["a": [1, 1, 2]]
print(dict["a"]!.count, dict["a"]?.contains(2) ?? false, dict["b"]?.count ?? 0, dict.mapValues { $0.sorted() })
