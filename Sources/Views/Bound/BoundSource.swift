import Code
import Machine

/// The source of a bound view: key paths of the value of an expression at the time of mounting.
package struct BoundSource {
  /// The text as typed: `shop.carts[0]`.
  package let expression: String
  /// The value, which the view keeps alive, as a real view would keep its model.
  package let model: Value
  package let paths: [BoundPath]
  /// The number of the source file that contains its closures.
  package let file: UInt32

  package init(expression: String, model: Value, paths: [BoundPath], file: UInt32 = 0) {
    self.expression = expression
    self.model = model
    self.paths = paths
    self.file = file
  }

  /// True if the value is an instance of a class (or an existential that may hold one), and not only data.
  var isInstance: Bool {
    guard let object = model.object, type(of: object) == Record.self else { return false }
    if case .classType = model.record.type.kind { return true }
    return false
  }
}

/// One key path of a bound view.
package struct BoundPath {
  /// The text as typed: `\.child?.name`.
  package let text: String
  /// The links of the path, as the checker resolved them.
  package let links: [PathLink]
  /// Reads the path, as the program would.
  let read: () throws -> Void

  package init(text: String, links: [PathLink], read: @escaping () throws -> Void) {
    self.text = text
    self.links = links
    self.read = read
  }

  /// The first part whose changes are not announced.
  package var silentLink: PathLink? { links.first { $0.isSilent } }

  /// The value at the end of the path, if it can be kept without keeping an object alive: a number, a string, nil.
  func storedValue(in model: Value) -> StoredValue? {
    guard case .value(let stored) = follow(from: model) else { return nil }
    guard let object = stored.value.object else { return stored }
    return type(of: object) == StringBox.self || type(of: object) == NilMarker.self ? stored : nil
  }

  /// True if an optional on the path is nil.
  func endsEarly(in model: Value) -> Bool {
    if case .endedEarly = follow(from: model) { true } else { false }
  }

  private enum End {
    case value(StoredValue)
    case endedEarly
    /// The value is unknown, because only code of the program could compute it.
    case unknown
  }

  /// Follows the path through storage only, so that no code of the program runs.
  private func follow(from model: Value) -> End {
    var value = model
    var type: RuntimeType?
    for link in links {
      switch link.kind {
      case .constant, .tracked, .ignored, .plain, .unpublished, .field:
        guard let object = value.object, Swift.type(of: object) == Record.self else { return .unknown }
        let record = value.record
        guard let index = record.type.fields.firstIndex(where: { $0.name == link.name }),
          record.type.fields[index].ownership == .strong
        else { return .unknown }
        value = record[index]
        type = record.type.fields[index].type
      case .optional:
        if let object = value.object, Swift.type(of: object) == NilMarker.self { return .endedEarly }
        if let optional = type, case .optional = optional.kind { type = optional.arguments.first }
      case .computed, .element: return .unknown
      }
    }
    return type.map { .value(StoredValue(value: value, type: $0)) } ?? .unknown
  }
}

/// The value at the end of a path at some time.
package struct StoredValue {
  package let value: Value
  package let type: RuntimeType

  static func == (left: StoredValue, right: StoredValue) -> Bool {
    guard let first = left.value.object, let second = right.value.object else {
      return left.value.object == nil && right.value.object == nil && left.value.bits == right.value.bits
    }
    guard Swift.type(of: first) == Swift.type(of: second) else { return false }
    return Swift.type(of: first) == StringBox.self
      ? left.value.string == right.value.string : left.value.bits == right.value.bits
  }
}

/// One part of a key path.
package struct PathLink {
  package enum Kind {
    /// A stored property of an observable class that its macro tracks.
    case tracked
    /// A property with a getter: it depends on the getter's reads.
    case computed
    /// `let`
    case constant
    /// `@ObservationIgnored`
    case ignored
    /// A stored property of a class that is not observable.
    case plain
    /// A property of an ObservableObject that is not `@Published`.
    case unpublished
    /// A stored property of a struct, or an element of a tuple.
    case field
    /// An element of an array or dictionary.
    case element
    /// `?`: the path may end here.
    case optional
  }

  package let kind: Kind
  /// `count`, `[0]`, `?`
  package let name: String
  /// The type that declares the part; empty if there is none.
  package let owner: String

  package init(kind: Kind, name: String, owner: String = "") {
    self.kind = kind
    self.name = name
    self.owner = owner
  }

  /// True if changes of the part are not announced.
  package var isSilent: Bool { kind == .ignored || kind == .plain || kind == .unpublished }
}
