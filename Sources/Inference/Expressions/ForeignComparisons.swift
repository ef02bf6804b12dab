import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Comparisons of a value of one of the program's types with one of a library's type: `level == "high"`.
extension ExpressionChecker {
  /// Reports the operand or the conformance that swiftc blames. Integers and strings can be compared with other types
  /// of their kind, so that swiftc asks for a conformance; other types are compared with themselves alone.
  func reportForeignComparison(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], at token: TokenSyntax
  ) -> Bool {
    if reportComparedKey(name, left, right, arguments, at: token) { return true }
    let isEquality = ["==", "!="].contains(name)
    guard isEquality || ["<", ">", "<=", ">="].contains(name), isOwn(left) != isOwn(right) else { return false }
    let (own, other) = isOwn(left) ? (left, right) : (right, left)
    guard let declaration = other.nominal, declaration.isLibrary, other.wrapped == nil else { return false }
    let position = isOwn(left) ? 0 : 1
    func blame(_ index: Int, _ type: Type, expected: Type) -> Bool {
      blameOperand(arguments[index], type.shown, expected: expected.shown)
    }
    if rawType(of: own) == other { return blame(position, own, expected: other) }
    if let needed = kind(of: other) {
      let subject = position == 0 ? Subject.reference(to: .operator(name), on: needed) : .operator(name)
      error(.generics(.unmet(subject, .conforms(own.shown, needed))), at: token)
      return true
    }
    guard let comparing = libraryType(isEquality ? "Equatable" : "Comparable") else { return false }
    switch (conforms(own, to: comparing), conforms(other, to: comparing)) {
    case (false, true): return blame(position, own, expected: other)
    case (true, false): return blame(1 - position, other, expected: own)
    case (true, true) where isEquality && other.isLibrary("Array") && rawType(of: own) == nil:
      error(.generics(.conflict("Self", [left.shown, right.shown])), at: token)
      return true
    default: return false
    }
  }

  /// An `AnyHashable`, or an optional of it, to which no other operand converts.
  private func reportComparedKey(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], at token: TokenSyntax
  ) -> Bool {
    let isOptional = left.wrapped != nil
    guard (left.wrapped ?? left).isLibrary("AnyHashable"), right.nominal?.isLibrary == true, right.wrapped == nil,
      !right.isLibrary("AnyHashable")
    else { return false }
    let isText = arguments[1].syntax.is(StringLiteralExprSyntax.self)
    if name == "==", !isText || isOptional {
      error(.conversion(.mismatch(left.shown, right.shown, for: .argument)), at: location(of: arguments[0].syntax))
      return true
    }
    guard name == "!=", isText, !isOptional else { return false }
    error(.generics(.conflict("Self", [left.shown, right.shown])), at: token)
    return true
  }

  private func isOwn(_ type: Type) -> Bool { type.nominal?.isLibrary == false }

  /// The raw type of an enumeration.
  func rawType(of type: Type) -> Type? {
    guard let declaration = type.nominal, declaration.kind == .enumeration,
      let raw = libraryType("RawRepresentable"), conforms(type, to: raw),
      let value = raw.associatedTypes.first(where: { $0.name == "RawValue" })
    else { return nil }
    return reduce(.member(type, value))
  }

  /// The protocol whose generic comparisons compare values of the type with those of other types.
  private func kind(of type: Type) -> String? {
    ["BinaryInteger", "StringProtocol"].first { name in
      libraryType(name).map { conforms(type, to: $0) } ?? false
    }
  }
}
