/// A part of the library a program sees: Swift declarations, some with bodies, some implemented in Swift proper.
///
/// `source` holds ordinary Swift declarations, one type or extension header per entry, members one after the other:
/// each member begins in the first column, its further lines are indented or start with `}`. So a member is found by
/// name with a quick look, and parsed and checked only when a program uses it.
/// A member without a body is native: its name, `Array.append(_:)`, `String.count`, `print(_:separator:terminator:)`,
/// or that of its attribute `@native("…")` where overloads share labels, is looked up in the machine's table.
package struct LibraryPart: Sendable {
  /// `struct Array<Element>: RandomAccessCollection, …`, `extension Array where Element: Equatable`; empty for globals.
  package let header: String
  /// Put together when someone asks, which for most types of the library no program does: making all of the texts took
  /// a quarter of the start-up.
  package var members: String { makeMembers() }
  private let makeMembers: @Sendable () -> String
  /// The module in which Apple has it, as it stands before the type's name where that is printed in full.
  package let module: String

  package init(_ header: String, _ members: @autoclosure @escaping @Sendable () -> String) {
    self.header = header
    makeMembers = members
    module = "Swift"
  }

  private init(_ part: LibraryPart, module: String) {
    header = part.header
    makeMembers = part.makeMembers
    self.module = module
  }

  package func of(_ module: String) -> LibraryPart { LibraryPart(self, module: module) }
}
