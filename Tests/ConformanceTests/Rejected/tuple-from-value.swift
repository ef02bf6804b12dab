// One value is no tuple.
let (a, b) = 5
