let xs = [1, 2]
print(xs.count())
print(xs.first())
print(xs.isEmpty())
print("a".count())
print(xs.last())
let c: Int = xs.count()
if xs.count() > 3 {}
for i in 0..<xs.count() {}
print("ab".first())
print(xs.map { $0 }.count())
