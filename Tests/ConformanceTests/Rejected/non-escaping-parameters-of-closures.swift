let later: (() -> Void) -> (() -> Void) = { f in f }
func take(_ f: (() -> Void) -> Void) {}
var kept: (() -> Void)?
take { kept = $0 }
