import Code

// Unchecked below: code that changes a value is the only owner of its box, in a register, while the variable that the
// value came from is marked as being modified. So no accesses can overlap, and the runtime's check would cost as much
// as a lookup.

/// A `String` or `Character` (a string of one character).
package final class StringBox {
  @exclusivity(unchecked) package var value: String

  package init(_ value: String) { self.value = value }
}

package final class ArrayBox {
  @exclusivity(unchecked) package var elements: [Value]

  package init(_ elements: [Value]) { self.elements = elements }
}

package final class DictionaryBox {
  @exclusivity(unchecked) package var table: HashTable

  package init(_ table: HashTable) { self.table = table }
}

package final class SetBox {
  @exclusivity(unchecked) package var table: HashTable

  package init(_ table: HashTable) { self.table = table }
}

/// The object of every nil; the value's bits are the depth (0: nil of the outermost optional).
package final class NilMarker {}

/// The object in a field, element or global that cannot be read. The value's bits are the reason (`Vacancy`).
final class VacancyMarker {}

enum Vacancy: UInt64 {
  /// Moved out to be changed in place.
  case isBeingModified
  /// A global whose declaration or initializer has not run.
  case isNotSet
  /// A global whose initializer is running.
  case isBeingInitialized
}

/// A weak or unowned reference.
package final class WeakBox {
  package private(set) weak var object: AnyObject?
  /// True for an existential (`weak var delegate: (any Delegate)?`): the box keeps what the existential
  /// contains, and each load creates the existential anew, because nothing else retains it.
  let isExistential: Bool
  /// True if the reference was nil from the start: an unowned optional may be read then.
  let wasNil: Bool

  package init(_ object: AnyObject?, isExistential: Bool = false) {
    wasNil = object == nil
    self.object = object
    self.isExistential = isExistential
  }
}

extension Value {
  /// The string of a `String` or `Character`.
  package var string: String { unsafeDowncast(object.unsafelyUnwrapped, to: StringBox.self).value }
  /// The elements of an array.
  package var elements: [Value] { unsafeDowncast(object.unsafelyUnwrapped, to: ArrayBox.self).elements }
  /// The table of a dictionary or set; see `HashTable`.
  package var dictionary: HashTable { unsafeDowncast(object.unsafelyUnwrapped, to: DictionaryBox.self).table }
  package var set: HashTable { unsafeDowncast(object.unsafelyUnwrapped, to: SetBox.self).table }
  package var record: Record { unsafeDowncast(object.unsafelyUnwrapped, to: Record.self) }
  package var keyPath: KeyPathBox { unsafeDowncast(object.unsafelyUnwrapped, to: KeyPathBox.self) }
  /// The type that a metatype represents.
  package var metatype: RuntimeType { unsafeDowncast(object.unsafelyUnwrapped, to: RuntimeType.self) }

  package init(_ string: String) { self.init(StringBox(string)) }
  package init(_ character: Character) { self.init(StringBox(String(character))) }
  package init(_ elements: [Value]) { self.init(ArrayBox(elements)) }

  /// True if an optional's outermost level is nil.
  package var isNil: Bool { bits == 0 && isNilOfAnyDepth }
  var isNilOfAnyDepth: Bool {
    guard let object else { return false }
    return type(of: object) == NilMarker.self
  }
}

extension UnsafeMutablePointer<Value> {
  /// The array of this value, to be changed in place: copied first if it is shared.
  package var uniqueArray: ArrayBox {
    unique(ArrayBox.self) { ArrayBox($0.elements) }
  }
  package var uniqueDictionary: DictionaryBox {
    unique(DictionaryBox.self) { DictionaryBox($0.table) }
  }
  package var uniqueSet: SetBox {
    unique(SetBox.self) { SetBox($0.table) }
  }
  package var uniqueString: StringBox {
    unique(StringBox.self) { StringBox($0.value) }
  }

  private func unique<Box: AnyObject>(_ type: Box.Type, _ copy: (Box) -> Box) -> Box {
    if isKnownUniquelyReferenced(&pointee.object) {
      return unsafeDowncast(pointee.object.unsafelyUnwrapped, to: type)
    }
    let box = copy(unsafeDowncast(pointee.object.unsafelyUnwrapped, to: type))
    pointee.object = box
    return box
  }
}
