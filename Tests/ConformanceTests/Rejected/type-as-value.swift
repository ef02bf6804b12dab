// A type is not a value by its bare name.
struct Point {}
let p = Point
