import Code
import Tree

/// The program uses a feature that obsh does not support, detected only when code is generated for it.
package struct Unsupported: StoppingError, CustomStringConvertible {
  package let what: String
  package let place: Place?
  package var calls: [SourcePlace] = []

  init(_ what: String, place: Place?) {
    self.what = what
    self.place = place
  }

  package var description: String { "not supported by obsh: \(what)" }
}
