// A function that is declared nowhere.
let n = 3
printAll(n)
