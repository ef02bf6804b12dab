let i: Int8 = 300
let bo = !5
