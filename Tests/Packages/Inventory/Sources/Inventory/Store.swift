import Foundation

public actor InventoryStore {
  private var products: [UUID: Product] = [:]
  private var listeners: [@Sendable (Product) -> Void] = []
  public init() {}
  public func load(_ json: Data) throws -> Int {
    let loaded = try JSONDecoder.server.decode([Product].self, from: json)
    for product in loaded { products[product.id] = product }
    return loaded.count
  }
  public func onChange(_ listener: @escaping @Sendable (Product) -> Void) { listeners.append(listener) }
  public func reserve(_ count: Int, of id: UUID) throws -> Product {
    guard var product = products[id] else { throw InventoryError.unknownProduct(id) }
    guard product.stock >= count else {
      throw InventoryError.insufficientStock(wanted: count, available: product.stock)
    }
    product.stock -= count
    products[id] = product
    for listener in listeners { listener(product) }
    return product
  }
  public func value() -> Decimal { products.values.reduce(0) { $0 + $1.price * Decimal($1.stock) } }
  public var names: [String] { products.values.map(\.name).sorted() }
}
