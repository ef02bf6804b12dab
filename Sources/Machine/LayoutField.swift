import Code

/// A value of a library type, with a property for each of its fields.
///
/// For each type that the library's files mark `@layout(Views)`, the target `Views` has such a type in its `Layout`,
/// generated from the declaration when obsh is built: after a field is renamed or removed, its uses no longer
/// compile.
package protocol LayoutOfType {
  /// `_ChangeModifier`
  static var typeName: String { get }
  /// The names as they are declared: `_value`.
  static var fieldNames: [String] { get }
  init(_ record: Record)
}

extension LayoutOfType {
  package init(_ value: Value) { self.init(value.record) }

  /// True if the type's values have these fields. Two types may have the same name.
  package static func describes(_ type: RuntimeType) -> Bool {
    type.fields.elementsEqual(fieldNames) { $0.name == $1 }
  }
}

/// A field by its index in a record.
package protocol LayoutField: RawRepresentable<Int> {}

extension LayoutField {
  package func type(in type: RuntimeType) -> RuntimeType { type.fields[rawValue].type }
}

/// A generic parameter by its index among the arguments of a type.
package protocol LayoutParameter: RawRepresentable<Int> {}

extension LayoutParameter {
  package func type(in type: RuntimeType) -> RuntimeType { type.arguments[rawValue] }
}

/// A case of an enum by its index among the cases.
package protocol LayoutCase: RawRepresentable<Int>, CaseIterable {}

extension LayoutCase {
  /// Reads the case from a value of the enum.
  package init?(_ value: Value) { self.init(rawValue: value.int) }
}
