import Diagnostics
import Source
import SwiftSyntax
import Tree

/// What is kept about declarations by their identity, apart for those of the library and those of the program: when the
/// program is forgotten, other declarations may get the same identities.
package struct ByOrigin<Table> {
  package var library: Table
  package var program: Table

  package subscript(place: Place) -> Table {
    get { place.file.isLibrary ? library : program }
    _modify {
      if place.file.isLibrary { yield &library } else { yield &program }
    }
  }
}

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
