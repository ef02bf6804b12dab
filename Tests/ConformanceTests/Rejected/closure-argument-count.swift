// A closure takes the arguments its type has.
let f: (Int, Int) -> Int = { a in a }
