import Foundation

// Functions that are declared for each type of floating-point numbers: an integer literal could be any of these.
_ = cos(0)
_ = log(8)
_ = exp(1)
_ = atan2(1, 1)
_ = hypot(3, 4)
_ = cbrt(27)
_ = sqrt(2)
_ = copysign(1, -2)
_ = rint(2)
