// Every way to take out and put in, with what each returns and what is left.
var a = Array(1...10)
print(a.remove(at: 0), a.removeFirst(), a.removeLast(), a.popLast() as Any, a)
a.removeFirst(2)
a.removeLast(2)
print(a)
a.insert(0, at: 0)
a.insert(99, at: a.count)
a.insert(contentsOf: [7, 7], at: 1)
a.insert(50, at: a.endIndex - 1)
print(a)
a.removeAll { $0 == 7 }
print(a, a.firstIndex(of: 50)!)
if let i = a.firstIndex(where: { $0 > 40 }) { print("removed", a.remove(at: i)) }
a.append(contentsOf: [1, 2].map { $0 * 100 })
a += [3] + [4]
a += 5...6
print(a)
a.removeSubrange(..<2)
a.removeSubrange(3...)
print(a)
a.replaceSubrange(1...1, with: [8, 9, 10])
print(a)
a.reverse()
a.swapAt(0, a.count - 1)
print(a)
a.removeAll(keepingCapacity: true)
print(a, a.popLast() as Any, a.first as Any, a.isEmpty)
a = [1] + a + [2]
print(a)
var d = ["a": 1, "b": 2]
print(d.removeValue(forKey: "a") as Any, d.removeValue(forKey: "a") as Any, d.updateValue(3, forKey: "b") as Any, d)
d["b"] = nil
d["z"] = nil
print(d, d.popFirst() as Any)
d["n", default: 10] -= 1
print(d)
var s: Set = [1, 2, 3]
print(s.remove(2) as Any, s.remove(2) as Any, s.insert(1).inserted, s.update(with: 5) as Any)
print(s.update(with: 5) as Any, s.sorted())
s.removeAll()
print(s.popFirst() as Any, s)
var text = "hello"
print(text.removeFirst(), text.removeLast(), text.popLast() as Any, text, text.remove(at: text.startIndex), text)
text.removeAll()
print(text.isEmpty, text.popLast() as Any)
func drained<T>(_ list: inout [T]) -> [T] {
  defer { list.removeAll() }
  return list
}
var numbers = [4, 5]
print(drained(&numbers), numbers)
var moved: [Int] = []
var source = [1, 2, 3, 4]
while let last = source.popLast() { moved.insert(last * 10, at: moved.count / 2) }
print(moved)
