// A generic parameter must follow from the call.
func make<T>() -> [T] { [] }
let list = make()
