struct Food { var products: [Prod] }
struct Prod { var id: Int }
let foods = [Food(products: [Prod(id: 1), Prod(id: 2)]), Food(products: []), Food(products: [Prod(id: 3)])]
var ids: some Collection<Int> { foods.lazy.flatMap(\.products).map(\.id) }
print(Array(ids), ids.count, ids.first ?? 0)
let s = foods.lazy.flatMap { $0.products }.map { $0.id }
print(s[s.startIndex], s.contains(3), type(of: s))
