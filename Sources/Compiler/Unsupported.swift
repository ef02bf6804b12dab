import Tree

/// The program uses something that is outside the subset, found out only when code is made for it.
package struct Unsupported: Error, CustomStringConvertible {
  /// `not supported by obsh: …`
  package let message: String
  package let place: Place?

  init(_ what: String, place: Place?) {
    message = "not supported by obsh: \(what)"
    self.place = place
  }

  package var description: String { message }
}
