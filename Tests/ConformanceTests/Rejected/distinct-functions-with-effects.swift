func a(_ x: () throws -> Int) rethrows {}
func a(_ x: () -> Int) {}
func b(_ x: @Sendable () -> Void) {}
func b(_ x: () -> Void) {}
func c(_ x: @MainActor () -> Void) {}
func c(_ x: () -> Void) {}
@MainActor func d() {}
func d() {}
func e() async throws {}
func e() async {}
func f<T>(_ x: T) where T: Equatable {}
func f<T>(_ x: T) where T: Comparable {}
func g(_ x: isolated (any Actor)?) {}
func g(_ x: (any Actor)?) {}
func h() -> some Equatable { 1 }
func h() -> some Comparable { 1 }
func i(_ x: Any) {}
func i(_ x: Any?) {}
func j<T>(_ x: T.Type) {}
func j(_ x: Any.Type) {}
func k<each T>(_ x: repeat each T) {}
func k<T>(_ x: T...) {}
func l(_ x: Int, _ y: Int...) {}
func l(_ x: Int, _ y: [Int]) {}
