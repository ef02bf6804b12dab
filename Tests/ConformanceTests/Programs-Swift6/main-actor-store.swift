@MainActor class Store { static let shared = Store(); static var count = 0; var items: [Int] = [] }
Store.count += 1
print(Store.shared.items, Store.count)
