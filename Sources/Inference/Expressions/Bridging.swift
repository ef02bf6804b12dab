import Declarations
import SwiftSyntax
import Tree

/// `as` between the classes of Foundation and the values that they wrap.
extension ExpressionChecker {
  /// True if `as` converts any value of the first type to the second.
  package func bridges(_ from: Type, to type: Type) -> Bool {
    // `error as NSError?`, of an optional error or of one.
    if let wrapped = type.wrapped { return bridges(from.wrapped ?? from, to: wrapped) }
    if let name = bridgingClass(type) {
      if name == "NSError" { return libraryType("Error").map { conforms(from, to: $0) } ?? false }
      return valueNames(of: name).contains { from.isLibrary($0) }
    }
    var value: Type? = from
    while let current = value {
      if let name = bridgingClass(current), name != "NSNumber" {
        return valueNames(of: name).contains { type.isLibrary($0) }
      }
      value = superclass(of: current)
    }
    return false
  }

  /// True if the solver, which may not know the first type yet, leaves the conversion to the walk.
  func mayBridge(_ from: Type, to type: Type) -> Bool {
    if case .variable(let variable) = head(from), variable.literal != nil { return false }
    if bridgingClass(type.wrapped ?? type) != nil { return bridgingClass(head(from)) == nil }
    if type.wrapped == .anyObject { return head(from).wrapped.map { !($0.nominal?.isClass ?? false) } ?? true }
    return bridges(head(from), to: type)
  }

  /// `value as AnyObject`, which every value supports: an instance is itself, and a value is put into an object of
  /// Foundation, if that is imported, or into a box. The same holds for `value as AnyObject?`.
  func objectOfAny(_ value: Expression, _ type: Type, at token: TokenSyntax) -> Expression? {
    let isOptional = type.resolved.wrapped != nil
    guard (type.resolved.wrapped ?? type.resolved) == .anyObject else { return nil }
    let name =
      if hasFoundation { isOptional ? "_optionalBridgedObject" : "_bridgedObject" } else {
        isOptional ? "_optionalObject" : "_object"
      }
    guard let maker = libraryFunctions(name).first,
      let any = convert(value, to: isOptional ? optional(.any) : .any)
    else { return nil }
    return Expression(
      .apply(maker, [:], base: nil, [.value(any)], isDirect: true), type: type, place: place(token))
  }

  /// `value as? AnyObject`, which makes an object of Foundation if that is imported, and otherwise a box as every cast
  /// does.
  func bridgedObject(_ value: Expression, _ type: Type, at token: TokenSyntax) -> Expression? {
    guard type.resolved == .anyObject, hasFoundation, !file.isLibrary else { return nil }
    let from = described(value.type)
    return from.wrapped != nil || from.nominal?.isClass ?? false ? nil : objectOfAny(value, type, at: token)
  }

  private var hasFoundation: Bool { libraryType("NSObject").map { isVisible(.type($0)) } ?? false }

  private func bridgingClass(_ type: Type) -> String? {
    guard let declaration = type.nominal, declaration.isLibrary, declaration.isClass, declaration.name.hasPrefix("NS")
    else { return nil }
    return declaration.name == "NSError" || !valueNames(of: declaration.name).isEmpty ? declaration.name : nil
  }

  private func valueNames(of name: String) -> [String] {
    switch name {
    case "NSString": ["String"]
    case "NSArray": ["Array"]
    case "NSDictionary": ["Dictionary"]
    case "NSSet": ["Set"]
    case "NSData": ["Data"]
    case "NSDate": ["Date"]
    case "NSURL": ["URL"]
    case "NSUUID": ["UUID"]
    case "NSDecimalNumber": ["Decimal"]
    case "NSNumber":
      [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "Bool", "CGFloat", "Decimal",
      ]
    default: []
    }
  }
}
