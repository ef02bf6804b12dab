// init(rawValue:) gives an optional.
enum Level: Int { case low = 1, high }
let level: Level = Level(rawValue: 1)
