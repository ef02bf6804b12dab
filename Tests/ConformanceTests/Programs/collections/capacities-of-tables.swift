var d = ["a": 1]
print(d.capacity)
d.reserveCapacity(10)
print(d.capacity)
for i in 0..<20 { d["k\(i)"] = i }
print(d.capacity, d.count)
for i in 0..<15 { d["k\(i)"] = nil }
print(d.capacity, d.count)
var copy = d
copy["z"] = 1
print(copy.capacity)
d.removeAll(keepingCapacity: true)
print(d.capacity, d.count)
d["x"] = 1
print(d.capacity)
d.removeAll()
print(d.capacity)
var s: Set = [1, 2, 3]
print(s.capacity)
s.insert(4)
print(s.capacity)
s.reserveCapacity(100)
print(s.capacity)
s.remove(1)
print(s.capacity, Set<Int>().capacity, [Int: Int]().capacity)
var e = Dictionary<Int, Int>(minimumCapacity: 20)
print(e.capacity)
var t = Set<String>(minimumCapacity: 7)
print(t.capacity)
t.formUnion(["a", "b"])
print(t.capacity, t.count)
for n in 1...30 { var x = Set<Int>(); for i in 0..<n { x.insert(i) }; print(x.capacity, terminator: " ") }
print()
for n in 0...30 { print([Int: Int](minimumCapacity: n).capacity, terminator: " ") }
print()
print(Dictionary(uniqueKeysWithValues: (0..<5).map { ($0, $0) }).capacity, Set(0..<9).capacity, [1: 1, 2: 2].capacity)
