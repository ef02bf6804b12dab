import Foundation

/// A product as the server sends it.
public struct Product: Codable, Hashable, Identifiable, Sendable {
  public let id: UUID
  public var name: String
  public var price: Decimal
  public var stock: Int
  public var updatedAt: Date
  public init(id: UUID, name: String, price: Decimal, stock: Int, updatedAt: Date) {
    self.id = id
    self.name = name
    self.price = price
    self.stock = stock
    self.updatedAt = updatedAt
  }
}

public enum InventoryError: Error, Equatable, LocalizedError {
  case unknownProduct(UUID)
  case insufficientStock(wanted: Int, available: Int)
  public var errorDescription: String? {
    switch self {
    case .unknownProduct(let id): "No product \(id)."
    case .insufficientStock(let wanted, let available): "Only \(available) of \(wanted) left."
    }
  }
}

extension JSONDecoder {
  static var server: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }
}
