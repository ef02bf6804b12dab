import Tree

/// The program uses something that is outside the subset, found out only when code is made for it.
package struct Unsupported: Error, CustomStringConvertible {
  package let what: String
  package let place: Place?

  init(_ what: String, place: Place?) {
    self.what = what
    self.place = place
  }

  package var description: String { "not supported by obsh: \(what)" }
}
