struct RingBuffer<Element>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
    private var storage: [Element?]
    private var head = 0
    private(set) var count = 0
    init(capacity: Int) { storage = Array(repeating: nil, count: capacity) }
    init(arrayLiteral elements: Element...) { storage = elements; count = elements.count }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(i: Int) -> Element {
        get { storage[(head + i) % storage.count]! }
        set { storage[(head + i) % storage.count] = newValue }
    }
    var isFull: Bool { count == storage.count }
    @discardableResult mutating func push(_ x: Element) -> Element? {
        if isFull {
            defer { head = (head + 1) % storage.count }
            let old = storage[head]
            storage[head] = x
            return old
        }
        storage[(head + count) % storage.count] = x
        count += 1
        return nil
    }
    mutating func pop() -> Element? {
        guard count > 0 else { return nil }
        defer { storage[head] = nil; head = (head + 1) % storage.count; count -= 1 }
        return storage[head]
    }
}
extension RingBuffer: CustomStringConvertible { var description: String { "[" + map { "\($0)" }.joined(separator: " ") + "]" } }
extension RingBuffer: Equatable where Element: Equatable { static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) } }
var r = RingBuffer<Int>(capacity: 3)
for i in 1...5 { if let o = r.push(i) { print("dropped", o) } }
print(r, r.pop() ?? 0, r, r.first!, r.last!, r.reversed() as [Int])
r.push(9); r[0] = 7; r.swapAt(0, 2)
print(r.sorted(), r.firstIndex(of: 9)!, r.contains(7), r.dropFirst().map { $0 * 2 }, r.indices, r[1...])
r.sort(by: >)
print(r, r == [9, 7, 5], r == [9, 7], r.isFull)
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Fib().prefix(10).map { $0 }, Fib().first { $0 > 50 }!, Array(Fib().lazy.filter { $0 % 2 == 0 }.prefix(4)))
print(Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }), Array(sequence(state: 5) { s -> Int? in s -= 1; return s > 0 ? s : nil }))
struct Trie { 
    private var children: [Character: Trie] = [:]; private var isEnd = false
    mutating func insert(_ s: some StringProtocol) { 
        guard let c = s.first else { isEnd = true; return }
        children[c, default: Trie()].insert(s.dropFirst())
    }
    func words(prefix: String = "") -> [String] { (isEnd ? [prefix] : []) + children.sorted { $0.key < $1.key }.flatMap { $1.words(prefix: prefix + String($0)) } }
    func find(_ p: some StringProtocol) -> Trie? { p.first.map { children[$0]?.find(p.dropFirst()) } ?? self }
}
var t = Trie(); ["car", "cat", "dog", "card"].forEach { t.insert($0) }
print(t.words(), t.find("car")?.words(prefix: "car") ?? [])
print([3, 1, 2].sorted().binarySearch(2) as Any, [Int]().binarySearch(1) as Any)
extension RandomAccessCollection where Element: Comparable {
    func binarySearch(_ x: Element) -> Index? {
        var (lo, hi) = (startIndex, endIndex)
        while lo < hi {
            let mid = index(lo, offsetBy: distance(from: lo, to: hi) / 2)
            if self[mid] == x { return mid }
            if self[mid] < x { lo = index(after: mid) } else { hi = mid }
        }
        return nil
    }
}
