// `nil` alone does not say which optional a generic parameter stands for.
prefix operator +++
prefix func +++ <T>(_ x: T) {}
prefix operator ---
prefix func --- <T: Equatable>(_ x: T) {}
prefix func --- <T: Comparable>(_ x: T) {}
func variadic<T>(_ x: T...) {}
+++nil
---nil
variadic(nil)
