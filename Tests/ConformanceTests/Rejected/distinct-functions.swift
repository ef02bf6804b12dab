// Pairs of declarations of one name, of which some are the same to the compiler.
protocol P {}
func a(_ x: Int) {}
func a(_ x: Int) -> Int { 1 }
func b(_ x: Int) {}
func b(_ y: Int) {}
func c(_ x: Int) throws {}
func c(_ x: Int) {}
func d(_ x: Int) async {}
func d(_ x: Int) {}
func e(_ x: inout Int) {}
func e(_ x: Int) {}
func f(_ x: @autoclosure () -> Int) {}
func f(_ x: () -> Int) {}
func g(_ x: @autoclosure () -> Int) {}
func g(_ x: Int) {}
func h(_ x: Int...) {}
func h(_ x: [Int]) {}
func i<T>(_ x: T) {}
func i<U>(_ x: U) {}
func j<T: P>(_ x: T) {}
func j<T>(_ x: T) where T: P {}
func k<T: P>(_ x: T) {}
func k(_ x: some P) {}
func l(_ x: some P) {}
func l(_ x: any P) {}
func m(_ x: Int = 1) {}
func m(_ x: Int) {}
func n(_ x: Int?) {}
func n(_ x: Int!) {}
func o(_ x: @escaping () -> Void) {}
func o(_ x: () -> Void) {}
func p(_ x: () throws -> Void) {}
func p(_ x: () -> Void) {}
func q(_ x: () async -> Void) {}
func q(_ x: () -> Void) {}
func r(_ x: AnyObject) {}
func r<T: AnyObject>(_ x: T) {}
func s(_ x: [Int]) {}
func s(_ x: Array<Int>) {}
func t(_ x: (Int, Int)) {}
func t(_ x: (a: Int, b: Int)) {}
func u(x: Int) {}
func u(_ x: Int) {}
func v(_ x: consuming Int) {}
func v(_ x: Int) {}
func w(_ x: borrowing Int) {}
func w(_ x: consuming Int) {}
typealias Number = Int
func y(_ x: Number) {}
func y(_ x: Int) {}
func z<T>(_ x: T) -> T { x }
func z<T>(_ x: T) -> Int { 1 }
