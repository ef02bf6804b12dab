import Tree

/// A table about declarations by their identity, apart for those of the library and those of the program: when the
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
