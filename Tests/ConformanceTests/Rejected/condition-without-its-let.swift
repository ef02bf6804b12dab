func f(_ a: Int?, _ c: Int?) { if let a, b = c { print(a, b) } }
