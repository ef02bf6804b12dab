let a = stride(from: 0, to: 10)
let b = Array(repeating: 0)
let c = String(repeating: "a")
