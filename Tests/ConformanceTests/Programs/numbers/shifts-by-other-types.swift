extension FixedWidthInteger where Self: UnsignedInteger {
  func half(_ d: (high: Self, low: Self.Magnitude)) -> (Self, Self.Magnitude) {
    let z = Self(self.leadingZeroBitCount)
    return (self &<< z, d.low &<< z)
  }
  func full(_ o: Self) -> (high: Self, low: Magnitude) { self.multipliedFullWidth(by: o) }
}
print(UInt8(5).half((1, 3)), UInt8(200).full(3), 5 &<< (2 as Int8), (1 as UInt8) &>> 9)
