extension Int { init(a: Int) { } }
extension String { init(twice s: String) { self = s + s } }
extension Array { init(a: Int) { if a > 1 { self.init() } } }
extension Bool { init(b: Int) { self.init(b > 0) } }
