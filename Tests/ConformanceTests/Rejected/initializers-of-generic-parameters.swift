func make<T>(_ t: T.Type) -> T { T() }
func make2<T>() -> T { T(x: 1) }
func make3<T: Equatable>() -> T { let t = T.init(); return t }
protocol P {}
func make4<T: P>() -> T { return T() }
func m5<T: AnyObject>() -> T { T() }
