// The mathematical functions of floats, and the constants, of C.
import Foundation
print(powf(2, 3), sinf(1), cosf(1), tanf(1), sqrtf(2), fabsf(-1.5), expf(1), logf(2), log10f(100), log2f(8), floorf(1.5), ceilf(1.2), roundf(1.5), truncf(-1.5), fmaxf(1, 2), fminf(1, 2), atan2f(1, 1), hypotf(3, 4), fmodf(5, 3), asinf(0.5), acosf(0.5), atanf(1))
print(M_E, M_PI, M_PI_2, M_PI_4, M_1_PI, M_2_PI, M_SQRT2, M_SQRT1_2, M_LN2, M_LN10, M_LOG2E, M_LOG10E, M_2_SQRTPI)
