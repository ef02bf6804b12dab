// A switch over an optional covers nil.
let n: Int? = 1
switch n {
case let x?: print(x)
}
