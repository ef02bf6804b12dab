// C's mathematical functions of floats, and its constants.

func powf(_ x: Float, _ y: Float) -> Float { pow(x, y) }
func fmodf(_ x: Float, _ y: Float) -> Float { x.truncatingRemainder(dividingBy: y) }
func atan2f(_ x: Float, _ y: Float) -> Float { atan2(x, y) }
func hypotf(_ x: Float, _ y: Float) -> Float { hypot(x, y) }
func fminf(_ x: Float, _ y: Float) -> Float { fmin(x, y) }
func fmaxf(_ x: Float, _ y: Float) -> Float { fmax(x, y) }
func copysignf(_ x: Float, _ y: Float) -> Float { copysign(x, y) }
func sqrtf(_ x: Float) -> Float { x.squareRoot() }
func cbrtf(_ x: Float) -> Float { cbrt(x) }
func fabsf(_ x: Float) -> Float { abs(x) }
func floorf(_ x: Float) -> Float { x.rounded(.down) }
func ceilf(_ x: Float) -> Float { x.rounded(.up) }
func roundf(_ x: Float) -> Float { x.rounded() }
func truncf(_ x: Float) -> Float { x.rounded(.towardZero) }
func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
func sinf(_ x: Float) -> Float { sin(x) }
func cosf(_ x: Float) -> Float { cos(x) }
func tanf(_ x: Float) -> Float { tan(x) }
func asinf(_ x: Float) -> Float { asin(x) }
func acosf(_ x: Float) -> Float { acos(x) }
func atanf(_ x: Float) -> Float { atan(x) }
func sinhf(_ x: Float) -> Float { sinh(x) }
func coshf(_ x: Float) -> Float { cosh(x) }
func tanhf(_ x: Float) -> Float { tanh(x) }
func expf(_ x: Float) -> Float { exp(x) }
func exp2f(_ x: Float) -> Float { exp2(x) }
func logf(_ x: Float) -> Float { log(x) }
func log2f(_ x: Float) -> Float { log2(x) }
func log10f(_ x: Float) -> Float { log10(x) }

var M_E: Double { 2.718281828459045 }
var M_LOG2E: Double { 1.4426950408889634 }
var M_LOG10E: Double { 0.4342944819032518 }
var M_LN2: Double { 0.6931471805599453 }
var M_LN10: Double { 2.302585092994046 }
var M_PI: Double { 3.141592653589793 }
var M_PI_2: Double { 1.5707963267948966 }
var M_PI_4: Double { 0.7853981633974483 }
var M_1_PI: Double { 0.3183098861837907 }
var M_2_PI: Double { 0.6366197723675814 }
var M_2_SQRTPI: Double { 1.1283791670955126 }
var M_SQRT2: Double { 1.4142135623730951 }
var M_SQRT1_2: Double { 0.7071067811865476 }
