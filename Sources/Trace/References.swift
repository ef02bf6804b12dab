/// A property of one instance, such as `Counter#1.count`.
package struct PropertyRef: Hashable, Sendable, CustomStringConvertible {
  /// The instance's name: its type and its number, such as `Counter#1`.
  package var object: String
  /// The member, or the path of members, within it.
  package var member: String

  package init(object: String, member: String) {
    self.object = object
    self.member = member
  }

  // Concatenation, because an interpolation takes twice as long, and a traced write needs ten of these.
  package var description: String { object + "." + member }

  /// The same property of any instance of the type: `Counter.count`.
  var kind: String { PropertyRef.type(of: object) + "." + member }

  /// `Counter` for `Counter#1`; a name without a number is its own type.
  static func type(of object: String) -> String {
    guard let mark = object.utf8.lastIndex(of: UInt8(ascii: "#")) else { return object }
    return String(object[..<mark])
  }
}

/// A view in the hierarchy, such as `Badge` or the row `Row[AAPL]`.
package struct ViewRef: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name it was mounted with, or its type's name. Siblings with one name fold.
  package var name: String
  /// The part of the name that distinguishes siblings (a `ForEach` identity, a position), if there are several.
  package var instance: String?

  package init(_ name: String, instance: String? = nil) {
    self.name = name
    self.instance = instance
  }

  package init(stringLiteral name: String) {
    self.init(name)
  }

  package var description: String {
    instance.map { "\(name)[\($0)]" } ?? name
  }
}

/// The reader of a property.
package enum Reader: Hashable, Sendable {
  case view(ViewRef)
  /// A `withObservationTracking`, by its name, such as `tracker#1`.
  case tracker(String)
}

/// The reason why a body ran.
package enum BodyCause: Hashable, Sendable {
  /// The body had not run before under this identity. `reads`: the reads of this run, in the order of the first
  /// reads.
  case first(reads: [PropertyRef])
  /// Everything that invalidated the view since its last run, in order; never empty.
  case because([BodyReason])

  /// Only writes of properties.
  package static func because(_ properties: [PropertyRef]) -> BodyCause {
    .because(properties.map(BodyReason.property))
  }
}

/// One cause of a view's invalidation.
package enum BodyReason: Hashable, Sendable {
  /// A tracked property that the last run read was written.
  case property(PropertyRef)
  /// An ObservableObject that the view subscribes to announced a change, such as `Market#1`.
  case object(String)
  /// The view's parent ran and passed a value that differs in these fields; empty if the view's own `==` decided.
  case value(fields: [String])
  /// The environment has a new value for this key, such as `colorScheme` or `Settings.self`.
  case environment(String)
  /// The type was redeclared while the view was mounted.
  case redeclared(String)
  /// The person requested it with `:remake`.
  case remade
}

/// A link of a redraw loop: a view's body, or the property through which it makes the next view run.
package enum CycleLink: Hashable, Sendable, CustomStringConvertible {
  case view(ViewRef)
  case property(PropertyRef)

  package var description: String {
    switch self {
    case .view(let view): view.description
    case .property(let property): property.description
    }
  }
}
