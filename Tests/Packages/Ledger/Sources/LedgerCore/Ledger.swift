import Foundation

public protocol Posting { var amount: Decimal { get } }
public struct Income: Posting { public let amount: Decimal; public init(_ amount: Decimal) { self.amount = amount } }
public struct Expense: Posting {
  public let amount: Decimal
  package let category: String
  public init(_ amount: Decimal, category: String) { self.amount = -amount; self.category = category }
}
@dynamicMemberLookup public struct Account {
  public var name: String
  var postings: [any Posting] = []
  var labels: [String: String] = [:]
  public init(name: String) { self.name = name }
  public subscript(dynamicMember key: String) -> String? { labels[key] }
  public mutating func label(_ key: String, _ value: String) { labels[key] = value }
  public mutating func post(@PostingsBuilder _ content: () -> [any Posting]) { postings += content() }
  public var balance: Decimal { postings.lazy.map(\.amount).reduce(0, +) }
  package func all<P: Posting>(_ type: P.Type) -> [P] { postings.compactMap { $0 as? P } }
}
@resultBuilder public enum PostingsBuilder {
  public static func buildExpression(_ one: any Posting) -> [any Posting] { [one] }
  public static func buildBlock(_ parts: [any Posting]...) -> [any Posting] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [any Posting]?) -> [any Posting] { part ?? [] }
  public static func buildArray(_ parts: [[any Posting]]) -> [any Posting] { parts.flatMap { $0 } }
}
