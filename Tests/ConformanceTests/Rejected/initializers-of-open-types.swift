func called<T>(_ type: T.Type) -> T { T.init() }
func plain<T>() -> T { T() }
func value<T>() -> () -> T { T.init }
protocol P {}
let make = P.init
