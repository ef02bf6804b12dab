// A literal fits its type.
let small: Int8 = 200
