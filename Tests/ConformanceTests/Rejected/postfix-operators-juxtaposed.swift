postfix operator ′
postfix func ′ (a: Int) -> Int { -a }
let a = 3
print(a == a′′)
print(5′, 5′′)
