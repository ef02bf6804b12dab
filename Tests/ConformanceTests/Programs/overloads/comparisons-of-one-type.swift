// Operands of one integer type are compared in it, also where a literal could be an Int.
let w: UInt64 = 1 << 63
print(w == 1 << 63, w > 1 << 62, 1 << 63 == w, w & (1 << 63) != 0, w == 9223372036854775808, w >= 1 << 63)
struct S { var word: UInt64 = 0; func f() -> Bool { word == 1 << 63 } ; func g() -> Bool { word & 1 << 63 == 1 << 63 } }
print(S(word: w).f(), S(word: w).g(), S().f())
let b: UInt8 = 200; print(b == 100 + 100, b > 50 * 2, Int8(-1) < 1 << 3)
