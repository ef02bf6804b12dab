protocol P<T> { associatedtype T }
func a(_ xs: any Sequence<some BinaryInteger>) {}
func b() -> any P<[some Equatable]> { fatalError() }
var c: (any P<some Equatable>)? { nil }
