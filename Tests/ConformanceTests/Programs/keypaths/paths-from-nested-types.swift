struct Cart { struct Item { var name: String; enum Kind { case a }; var kind = Kind.a }; var items: [Item] = [] }
let name = \Cart.Item.name
let k = \Cart.Item.kind, arr = [Cart.Item(name: "z")]
print(arr.map(\.name), arr[0][keyPath: name], arr[0][keyPath: k])
let name2 = \Cart.Item.name, other: Any = 3
let d: KeyPath<Cart.Item, Int> = \Cart.Item.name.count
print(arr[0][keyPath: d], arr[0][keyPath: name2])
print([1, 2].map(\Int.description), arr.map(\Cart.Item.name.count))
