// + does not join a String and an Int.
let n = 5
let text = "n: " + n
