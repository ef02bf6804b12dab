struct Words2<Low: FixedWidthInteger & UnsignedInteger> where Low.Words: Sendable {
  typealias Part = Low.Words
  let _low: Part
  func at(_ i: Int) -> UInt { _low[i + _low.startIndex] }
}
print(Words2<UInt64>(_low: (7 as UInt64).words).at(0))
struct Double2<Base: FixedWidthInteger> {
  typealias High = Base
  typealias Low = Base.Magnitude
  var storage: (low: Low, high: High)
  struct Words {
    let _high: High.Words
    let _low: Low.Words
    init(_ v: Double2<Base>) { _high = v.storage.high.words; _low = v.storage.low.words; assert(!_low.isEmpty) }
    var count: Int { _low.count + _high.count }
    func at(_ i: Int) -> UInt {
      if i < _low.count { return _low[i + _low.startIndex] }
      return _high[i - _low.count + _high.startIndex]
    }
    var f: UInt { _low.first! | (_high.first! &<< Base.bitWidth._lowWord) }
  }
}
let w = Double2<Int>.Words(Double2(storage: (5, -1)))
print(w.at(0), w.at(1), w.count)
print(UInt8(_truncatingBits: 0x1FF), Int16(_truncatingBits: 0xFFFF))
func truncated<T: FixedWidthInteger>(_ bits: UInt) -> T { T(_truncatingBits: bits) }
print(truncated(300) as UInt8)
