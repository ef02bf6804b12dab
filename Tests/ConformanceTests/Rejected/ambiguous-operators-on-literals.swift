infix operator ***
func *** (a: Double, b: Double) -> Int { 1 }
func *** (a: Float, b: Float) -> Int { 2 }
print(1 *** 2)
print(1.5 *** 2.5)
print(1 *** (2 as Float))
