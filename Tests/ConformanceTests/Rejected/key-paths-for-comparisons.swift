struct P { let name: String; let age: Int }
let ps = [P(name: "a", age: 1)]
print(ps.sorted(by: \.age))
print(ps.max(by: \.age)!)
print(ps.min(by: \P.age)!)
print(ps.sorted(by: \P.age))
