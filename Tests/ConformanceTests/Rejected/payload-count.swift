// A pattern has as many parts as the case's payload.
enum Shape { case rect(Int, Int) }
let shape = Shape.rect(1, 2)
switch shape {
case .rect(let w, let h, let d): print(w, h, d)
}
