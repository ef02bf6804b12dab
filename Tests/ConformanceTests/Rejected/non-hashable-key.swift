// A key is Hashable.
struct Point {}
var table: [Point: Int] = [:]
