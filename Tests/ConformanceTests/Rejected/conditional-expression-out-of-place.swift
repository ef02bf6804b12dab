let n = 3
let t = (if n == 3 { 1 } else { 2 }) as Int
let u = 1 + if n == 3 { 1 } else { 2 }
print(if n == 3 { 1 } else { 2 })
print((switch n { case 3: 1 default: 2 }) + 1)
let w = n > 2 ? if n == 3 { 1 } else { 2 } : 3
