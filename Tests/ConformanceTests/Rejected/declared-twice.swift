func d(_ x: Int) {}
func d(_ x: Int) {}
struct D {}
struct D {}
let dd = 1
let dd = 2
