let a = SIMD4<Int>(1, 2, 3, 4)
let b = SIMD4(10, 20, 30, 40)
print(a &+ b, b &- a, a &* b, b / a, b % 7, a & 1, a | 8, a ^ b, ~a, a &<< 2, b &>> 1)
print(SIMD2<UInt8>(250, 5) &+ 10, a.wrappedSum(), (a &* b).max())
var c = a
c &+= b
c &*= 2
print(c)
print(SIMD4<Int16>(truncatingIfNeeded: SIMD4<Int>(70000, 1, 2, 3)), SIMD2<UInt8>(clamping: SIMD2(300, -4)))
print(SIMD2<Float>(SIMD2<Int>(3, 4)), SIMD3<Int>(SIMD3(1.6, -2.7, 3.2)), SIMD2<Double>(SIMD2<Float>(0.5, 2)))
print(SIMD2<Int>(SIMD2(1.5, 2.5), rounding: .toNearestOrEven))
print(SIMD8<Int>(1, 2, 3, 4, 5, 6, 7, 8).lowHalf, SIMD8(repeating: 2).wrappedSum(), SIMD16<UInt8>(0..<16).oddHalf)
print(SIMD3<UInt8>(1, 8, 255).leadingZeroBitCount, SIMD3<UInt8>(1, 8, 255).nonzeroBitCount)
print(a[SIMD4(3, 2, 1, 0)], a[SIMD2(0, 3)])
