/// Parameter packs: their declarations, and references to them.
package enum PackProblem: Hashable {
  case inEnum
  case several
  case notAPack(String)
  case typeWithoutReference(String)
  case notRepeated(String)
  case typeWithoutEach(String)
  /// The pattern of the value's type.
  case valueWithoutEach(String)
  case valueNotRepeated(String)
  case valueWithoutReference
  case passedToSingle(String)
  case differentShapes(String, String)

  package var message: String {
    switch self {
    case .inEnum: "enums cannot declare a type pack"
    case .several: "generic type cannot declare more than one type pack"
    case .notAPack(let name): "'each' cannot be applied to non-pack type '\(name)'"
    case .typeWithoutReference(let name): "pack expansion '\(name)' must contain at least one pack reference"
    case .notRepeated(let name): "pack reference '\(name)' requires expansion using keyword 'repeat'"
    case .typeWithoutEach(let name): "type pack '\(name)' must be referenced with 'each'"
    case .valueWithoutEach(let pattern): "value pack '\(pattern)' must be referenced with 'each'"
    // swiftc's words end with a space.
    case .valueNotRepeated(let pattern): "pack reference '\(pattern)' can only appear in pack expansion "
    case .valueWithoutReference: "value pack expansion must contain at least one pack reference"
    case .passedToSingle(let type): "cannot pass value pack expansion to non-pack parameter of type '\(type)'"
    case .differentShapes(let one, let other):
      "pack expansion requires that 'each \(one)' and 'each \(other)' have the same shape"
    }
  }
}
