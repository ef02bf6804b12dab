func three(a: Int, b: Int, c: Int) {}
three(a: 1, c: 3)
three(a: 1 , c: 3)
three(b: 1, c: 3)
three(a: 1, b: 2  )
func some(_ a: Int, b: String, _ c: Bool = true, d: Int = 1) {}
some(1, d: 2)
some(1  , false, d: 1)
some(b: "x")
some(1, false)
