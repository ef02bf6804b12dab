// nil needs an optional.
var name: String = nil
