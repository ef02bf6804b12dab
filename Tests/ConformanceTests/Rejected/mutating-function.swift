// Only methods are mutating.
mutating func grow() {}
static func make() {}
