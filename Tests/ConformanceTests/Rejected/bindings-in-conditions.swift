if let a = 3 { print(a) }
if var b = Optional(3), b > "x" { }
