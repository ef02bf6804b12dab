// A name does not begin with a digit.
let = 2
