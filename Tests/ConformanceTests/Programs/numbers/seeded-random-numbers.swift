// Random numbers of a seeded generator are those of swiftc, bit for bit.
struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s ^ (s >> 33) } }
var g = LCG(s: 42)
print(g.next(), g.next(), g.next())
var h = LCG(s: 42)
print(h.next(upperBound: 100 as UInt64), h.next(upperBound: 7 as UInt))
var k = LCG(s: 42); print(Int.random(in: 0..<100, using: &k), Int.random(in: 0...5, using: &k), UInt8.random(in: 0...255, using: &k), Int.random(in: .min ... .max, using: &k), Double.random(in: 0..<1, using: &k), Bool.random(using: &k), UInt8.random(in: 3..<9, using: &k))
print([1, 2, 3, 4, 5].shuffled(using: &k), [1, 2, 3].randomElement(using: &k)!)
var m = LCG(s: 9)
print((0..<6).map { _ in Int8.random(in: -5...5, using: &m) }, (0..<4).map { _ in UInt16.random(in: 0..<1000, using: &m) }, Int64.random(in: -10..<10, using: &m), UInt.random(in: 5...5, using: &m))
print(Double.random(in: -1...1, using: &m), Float.random(in: 0..<10, using: &m), Float.random(in: 0...1, using: &m), Double.random(in: 2..<3, using: &m))
print(UInt128.random(in: 0..<1_000_000_000_000_000_000_000, using: &m), Int128.random(in: -5...5, using: &m), Int128.random(in: .min ... .max, using: &m))
var arr = Array(1...8); arr.shuffle(using: &m); print(arr, "hello".randomElement(using: &m)!, Set([1]).randomElement(using: &m)!, ["a": 1].randomElement(using: &m)!, (m.next() as UInt8), m.next(upperBound: 3 as UInt32), Int32.random(in: 1...6, using: &m), arr.shuffled(using: &m))
print(UInt128.max.multipliedFullWidth(by: 3), Int128(-7).multipliedFullWidth(by: 3), Int128.min.multipliedFullWidth(by: .min), UInt8(200).multipliedFullWidth(by: 100), UInt128(10).dividingFullWidth((high: 3, low: 7)), Int8(7).dividingFullWidth((high: 1, low: 5)))
