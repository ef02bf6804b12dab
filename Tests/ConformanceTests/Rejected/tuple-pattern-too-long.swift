// A tuple has as many parts as the pattern.
let pair = (1, "a")
let (a, b, c) = pair
