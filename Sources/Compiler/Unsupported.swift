import Tree

/// The program uses a feature that obsh does not support, detected only when code is generated for it.
package struct Unsupported: Error, CustomStringConvertible {
  package let what: String
  package let place: Place?

  init(_ what: String, place: Place?) {
    self.what = what
    self.place = place
  }

  package var description: String { "not supported by obsh: \(what)" }
}
