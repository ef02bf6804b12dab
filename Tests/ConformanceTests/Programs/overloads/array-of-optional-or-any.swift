func f(_ x: [Any]) { print("[Any]", x.count) }
func f(_ x: Any) { print("Any") }
let maybe: Int? = 3
f([maybe])
func g(_ x: Any...) { print("Any...", x.count) }
func g(_ x: [Any]) { print("[Any]", x.count) }
g([maybe])
g(maybe)
g(1, 2)
