// Elements are separated by commas.
let list = [1 2, 3]
