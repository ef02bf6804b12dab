// Without a type from elsewhere, the nil in a literal is an `Any?`.

let several: [Any?] = [1, [nil], [[nil]], nil]
print(several, several.map { value in value.map { "\(type(of: $0))" } ?? "-" })
let one: Any = [nil]
print(one, type(of: one))
let other: Any? = [nil, 1]
print(other as Any, type(of: other!))
let nested: [Any] = [[nil], [nil, "a"], [[nil, nil], nil]]
print(nested, nested.map { "\(type(of: $0))" })

func show(_ value: Any) { print(value, type(of: value)) }
show([nil])
show([[nil], nil])
show(["k": nil])
show(["k": nil, "l": 1].count)
show([[nil], [1]])

func count(_ values: [Any?]) { print(values, values.count) }
count([nil, [[[nil]]], nil, nil, [[nil, nil], nil], nil])
count([0, 2, [[2, 3], 8, [[100]], nil, [[nil]]], -2])
count([0, [8, nil, [[nil]]]])
count([0, [[100], nil, [[nil]]]])
let typed: [[Int?]] = [[1], [nil]]
print(typed, type(of: typed))

let inner = [[nil]]
print(inner, type(of: inner))
