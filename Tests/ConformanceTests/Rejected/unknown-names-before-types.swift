if let x = Int("3") && x > 2 { print(x) }
while let z = Int("3") && z == 1 {}
if let w = Int("3") || true {}
let r = Int("3") && undefinedName
func f(_ a: Int?) { guard let c = a && c > 1 else { return } }
