import Foundation
var whole = 0.0
print(modf(3.75, &whole), whole, modf(-2.5).0, modf(-2.5).1)
let f = modf(Float(1.5)); print(f.0, f.1, type(of: f))
print(frexp(10.0), frexp(Float(0.5)), ldexp(0.5, 3), scalbn(1.5, 2), ilogb(10.0), logb(10.0))
print(
  nextafter(1.0, 2.0) > 1, copysign(3.0, -1.0), fdim(5.0, 3.0), fma(2.0, 3.0, 4.0), hypot(3.0, 4.0),
  remainder(5.5, 2.0), fmod(5.5, 2.0))
print(lgamma(5.0).0, tgamma(5.0), erf(0.5), erfc(0.5), cbrt(27.0), expm1(1e-5), log1p(1e-5), exp2(3.0), log2(8.0))
print(lround(2.5), lrint(2.5), rint(2.5), nearbyint(3.5), trunc(-2.7), round(-2.5), asinh(1.0), acosh(2.0), atanh(0.5))
print(remquo(7.0, 2.0), fmax(1.0, 2.0), fmin(1.0, 2.0), j0(1.0), y0(1.0))
var e: Int32 = 0
print(frexp(8.0, &e), e)
