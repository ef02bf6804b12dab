let xs: [Double?] = [1, nil]; let ys: [Int?] = [1]
let a8 = xs.map { $0 * 2 }
let a9 = xs.map { $0 + 2 }
let a10 = xs.filter { $0 > 2 }
let a11 = ys.map { $0 * 2 }
let a12 = ys.map { $0 + 2 }
let a13 = ys.filter { $0 > 2 }
let a14 = ys.map { 2 * $0 }
let a15 = xs.map { 2 - $0 }
let a16 = ys.reduce(0) { $0 + $1 }
let a17 = ys.map { x in x * 2 }
