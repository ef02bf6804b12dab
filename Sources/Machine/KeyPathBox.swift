import Code

/// A key path: its components with the subscript arguments it was created with.
package final class KeyPathBox {
  package struct Step {
    package let component: KeyPathTemplate.Component
    package let arguments: [Value]

    package init(component: KeyPathTemplate.Component, arguments: [Value]) {
      self.component = component
      self.arguments = arguments
    }
  }

  /// `KeyPath<Root, Value>` or one of its writable kinds.
  package let type: RuntimeType
  package let root: RuntimeType
  package let value: RuntimeType
  package let steps: [Step]

  package init(type: RuntimeType, root: RuntimeType, value: RuntimeType, steps: [Step]) {
    self.type = type
    self.root = root
    self.value = value
    self.steps = steps
  }
}

extension KeyPathBox {
  /// Each kind can do everything that the previous ones can.
  private static let kinds = [
    "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
  ]

  private static func kind(of type: RuntimeType) -> Int {
    kinds.firstIndex(of: String(type.name.prefix { $0 != "<" })) ?? 0
  }

  /// True if the key path is of this type, or of a type that inherits from it.
  func isA(_ other: RuntimeType) -> Bool {
    Self.kind(of: type) >= Self.kind(of: other) && zip(other.arguments, [root, value]).allSatisfy { $0 === $1 }
  }
}
