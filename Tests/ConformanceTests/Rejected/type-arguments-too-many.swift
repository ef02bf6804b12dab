typealias T = Int
typealias G<X> = [X]
let t: T<Int> = 3
let u: G<Int, Int> = []
let v: Int<String> = 3
let w: String.Foo = 3
