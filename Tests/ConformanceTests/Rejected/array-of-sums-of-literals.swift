let t = [1 + 2, 2.5 * 2]
let u = [1 + 2, 2.5]
let v = true ? 1 + 2 : 2.5 * 2
let w = [-1, 2.5 * 2]
