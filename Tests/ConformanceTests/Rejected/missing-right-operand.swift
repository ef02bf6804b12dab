// An operator has two sides.
let n = 5 +
