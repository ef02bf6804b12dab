import Tree

/// A table about declarations by their identity, with separate parts for the library and the program: after the
/// program has been forgotten, other declarations may have the same identities.
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
