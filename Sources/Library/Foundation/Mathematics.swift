// Foundation's mathematical functions, and its names for numbers.

typealias TimeInterval = Double

@native("math.sqrt") func sqrt(_ x: Double) -> Double
@native("math.cbrt") func cbrt(_ x: Double) -> Double
@native("math.floor") func floor(_ x: Double) -> Double
@native("math.ceil") func ceil(_ x: Double) -> Double
@native("math.round") func round(_ x: Double) -> Double
@native("math.trunc") func trunc(_ x: Double) -> Double
@native("math.rint") func rint(_ x: Double) -> Double
@native("math.fabs") func fabs(_ x: Double) -> Double
@native("math.sin") func sin(_ x: Double) -> Double
@native("math.cos") func cos(_ x: Double) -> Double
@native("math.tan") func tan(_ x: Double) -> Double
@native("math.asin") func asin(_ x: Double) -> Double
@native("math.acos") func acos(_ x: Double) -> Double
@native("math.atan") func atan(_ x: Double) -> Double
@native("math.sinh") func sinh(_ x: Double) -> Double
@native("math.cosh") func cosh(_ x: Double) -> Double
@native("math.tanh") func tanh(_ x: Double) -> Double
@native("math.exp") func exp(_ x: Double) -> Double
@native("math.exp2") func exp2(_ x: Double) -> Double
@native("math.expm1") func expm1(_ x: Double) -> Double
@native("math.log") func log(_ x: Double) -> Double
@native("math.log2") func log2(_ x: Double) -> Double
@native("math.log10") func log10(_ x: Double) -> Double
@native("math.log1p") func log1p(_ x: Double) -> Double
@native("math.pow") func pow(_ x: Double, _ y: Double) -> Double
@native("math.fmod") func fmod(_ x: Double, _ y: Double) -> Double
@native("math.atan2") func atan2(_ x: Double, _ y: Double) -> Double
@native("math.hypot") func hypot(_ x: Double, _ y: Double) -> Double
@native("math.fmin") func fmin(_ x: Double, _ y: Double) -> Double
@native("math.fmax") func fmax(_ x: Double, _ y: Double) -> Double
@native("math.remainder") func remainder(_ x: Double, _ y: Double) -> Double
@native("math.copysign") func copysign(_ x: Double, _ y: Double) -> Double
@native("math.cbrt Float") func cbrt(_ x: Float) -> Float
@native("math.rint Float") func rint(_ x: Float) -> Float
@native("math.sin Float") func sin(_ x: Float) -> Float
@native("math.cos Float") func cos(_ x: Float) -> Float
@native("math.tan Float") func tan(_ x: Float) -> Float
@native("math.asin Float") func asin(_ x: Float) -> Float
@native("math.acos Float") func acos(_ x: Float) -> Float
@native("math.atan Float") func atan(_ x: Float) -> Float
@native("math.sinh Float") func sinh(_ x: Float) -> Float
@native("math.cosh Float") func cosh(_ x: Float) -> Float
@native("math.tanh Float") func tanh(_ x: Float) -> Float
@native("math.exp Float") func exp(_ x: Float) -> Float
@native("math.exp2 Float") func exp2(_ x: Float) -> Float
@native("math.expm1 Float") func expm1(_ x: Float) -> Float
@native("math.log Float") func log(_ x: Float) -> Float
@native("math.log2 Float") func log2(_ x: Float) -> Float
@native("math.log10 Float") func log10(_ x: Float) -> Float
@native("math.log1p Float") func log1p(_ x: Float) -> Float
@native("math.pow Float") func pow(_ x: Float, _ y: Float) -> Float
@native("math.atan2 Float") func atan2(_ x: Float, _ y: Float) -> Float
@native("math.hypot Float") func hypot(_ x: Float, _ y: Float) -> Float
@native("math.fmin Float") func fmin(_ x: Float, _ y: Float) -> Float
@native("math.fmax Float") func fmax(_ x: Float, _ y: Float) -> Float
@native("math.copysign Float") func copysign(_ x: Float, _ y: Float) -> Float

// swiftc declares these for all floating-point types, so a literal is a Double; the others for each type.
func sqrt<T: FloatingPoint>(_ x: T) -> T { x.squareRoot() }
func floor<T: FloatingPoint>(_ x: T) -> T { x.rounded(.down) }
func ceil<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
func round<T: FloatingPoint>(_ x: T) -> T { x.rounded() }
func trunc<T: FloatingPoint>(_ x: T) -> T { x.rounded(.towardZero) }
func fabs<T: FloatingPoint>(_ x: T) -> T { abs(x) }
func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.truncatingRemainder(dividingBy: y) }
func remainder<T: FloatingPoint>(_ x: T, _ y: T) -> T { x.remainder(dividingBy: y) }
func fma<T: FloatingPoint>(_ x: T, _ y: T, _ z: T) -> T { z.addingProduct(x, y) }

func lround(_ x: Double) -> Int { Int(round(x)) }
func llround(_ x: Double) -> Int64 { Int64(round(x)) }
func lrint(_ x: Double) -> Int { Int(rint(x)) }
func llrint(_ x: Double) -> Int64 { Int64(rint(x)) }
