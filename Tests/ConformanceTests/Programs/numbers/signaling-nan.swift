print(Double.signalingNaN.isSignalingNaN, Double.signalingNaN.isNaN, Double.nan.isSignalingNaN, 1.0.isSignalingNaN)
print(Double.signalingNaN.floatingPointClass == .signalingNaN, Double.nan.floatingPointClass == .quietNaN)
func isSignaling<T: FloatingPoint>(_ x: T) -> Bool { x.isSignalingNaN }
print(isSignaling(Double.signalingNaN), isSignaling(2.5))
func make<T: FloatingPoint>(_: T.Type) -> T { T.signalingNaN }
print(make(Double.self).isSignalingNaN, make(Float.self).isNaN, make(Double.self) == make(Double.self))
