func a<T: Numeric>(x: T) { _ = 2.0 * x }
func b<T: Numeric>(x: T) { let d = 1.5; _ = d * x }
func c<T: Numeric>(x: T) { let i = 1; _ = x + i }
func d<T: Numeric>(x: T) { let i = 1; _ = i + x }
func e<T: Comparable>(x: T) { _ = x < 3 }
func f<T: Comparable>(x: T) { let i = 1; _ = x < i }
func g<T: Equatable>(x: T) { _ = x == 3 }
func h<T: Equatable>(x: T) { let i = 1; _ = i == x }
func i<T: BinaryInteger>(x: T) { let i = 1; _ = x + i }
func j<T: BinaryInteger>(x: T) { let i = 1; _ = x == i; _ = x < i; _ = x % i }
func k<T: FloatingPoint>(x: T) { let d = 1.0; _ = x / d; _ = d - x }
func l<T: BinaryFloatingPoint>(x: T) { let d = 1.0; _ = x / d; _ = x * 2.5; _ = x + 1 }
func m<T: StringProtocol>(x: T) { _ = x + "a"; _ = x == "a" }
func n<T>(x: T) { _ = x + 1; _ = x == x }
func o<T: Numeric>(x: T, y: Int) -> T { x * y }
func p<T: Numeric, U: Numeric>(x: T, y: U) -> T { x * y }
