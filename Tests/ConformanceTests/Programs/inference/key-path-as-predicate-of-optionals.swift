struct Address { var zip: Int? }
struct Person { var address: Address; var name: String }
let p = Person(address: Address(zip: 5), name: "a")
func by<T, V: Equatable>(_ path: KeyPath<T, V>, _ v: V) -> (T) -> Bool { { $0[keyPath: path] == v } }
print([p].filter(by(\.name, "a")).count)
print([p].contains(where: by(\.address.zip, 5)))
print([p].filter(by(\.address.zip, nil)).count)
