// A call ends with its parenthesis.
let n = max(1, 2
