func take<T>(_ x: T) {}
take(.green)
let a = .red
let b = [.red]
take(  .green(1))
let flag = true
var d = .init(3)
let e = [.red: 1]
let f = (.red, 1)
print([.red])
func inside() { let x = .blue }
let i = .a.b
