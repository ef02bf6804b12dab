// A string does not convert to a case by itself.
enum Level: String { case low, high }
let level: Level = "low"
