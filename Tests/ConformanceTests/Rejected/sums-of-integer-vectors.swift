let a = SIMD2<Int>(1, 2)
print(a + a)
print(a * 2)
let b: SIMD3<Float> = a
