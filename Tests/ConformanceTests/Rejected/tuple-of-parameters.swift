func f(_ a: Int, _ b: Int) -> Int { a * b }
let g: ((Int, Int)) -> Int = f
let h = f
let i: ((Int, Int)) -> Int = h
