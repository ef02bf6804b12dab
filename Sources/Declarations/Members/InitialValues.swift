import Diagnostics
import Source
import SwiftSyntax

/// Values that declarations are written with, until they are checked. By variable or enum case.
package struct InitialValues {
  /// Checks the initial value of a stored property.
  package var pending: [ObjectIdentifier: () -> Void] = [:]
  /// Stored properties that are written with an initial value.
  package var written: Set<ObjectIdentifier> = []
  /// Raw values of enum cases.
  var rawValues: [ObjectIdentifier: ExprSyntax?] = [:]
  /// Raw values that are no literals.
  var computedRawValues: [ObjectIdentifier: ExprSyntax] = [:]
}
