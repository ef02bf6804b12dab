import Code
import Machine
import Models

/// A property of a view that refers to a model.
struct InstanceField {
  enum Kind { case plain, wrapped, state }

  let kind: Kind
  /// The field of the wrapper, if the model is inside one.
  let wrapped: Int?
  let index: Int
  /// The name as declared.
  let name: String
  /// The model's class.
  let type: RuntimeType
  let isOptional: Bool
}

/// The fields of a model at one moment, as text, for finding later writes.
struct ModelSnapshot {
  let texts: [String]

  init(of model: Record, _ hierarchy: ViewHierarchy) { texts = Self.texts(of: model, hierarchy) }

  /// The fields that differ now, with their values.
  func changes(in model: Record, _ hierarchy: ViewHierarchy) -> [(field: Int, text: String)] {
    let now = Self.texts(of: model, hierarchy)
    return now.indices.filter { $0 >= texts.count || texts[$0] != now[$0] }.map { ($0, now[$0]) }
  }

  static func texts(of model: Record, _ hierarchy: ViewHierarchy) -> [String] {
    model.type.fields.indices.map { index in
      index < model.count ? hierarchy.bridge.text(ofField: index, of: model) : ""
    }
  }

  static func name(of field: Int, in model: Record) -> String {
    let name = model.type.fields[field].name
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}

extension ViewRuntime {
  /// The properties of a view by which it may lose a model. Determined once per type.
  func instanceFields(of type: RuntimeType) -> [InstanceField] {
    type.fields.enumerated().compactMap { index, field in
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      switch libraryName(of: field.type) {
      case Layout.ObservedObject.typeName:
        return instanceField(.wrapped, index, name, field.type, Layout.ObservedObject.Field.wrappedValue)
      case Layout.Bindable.typeName:
        return instanceField(.wrapped, index, name, field.type, Layout.Bindable.Field.wrappedValue)
      // A lazy property has not created its model.
      case Layout.StateSDK26.typeName where Layout.StateSDK26.describes(field.type):
        return instanceField(.state, index, name, field.type, Layout.StateSDK26.Field.value)
      case nil, "Optional": return instanceField(.plain, index, name, field.type, nil)
      default: return nil
      }
    }
  }

  private func instanceField(
    _ kind: InstanceField.Kind, _ index: Int, _ name: String, _ type: RuntimeType, _ wrapped: (any LayoutField)?
  ) -> InstanceField? {
    var type = wrapped.map { $0.type(in: type) } ?? type
    var isOptional = false
    if case .optional = type.kind {
      type = type.arguments[0]
      isOptional = true
    }
    guard case .classType = type.kind, isModel(type) else { return nil }
    return InstanceField(
      kind: kind, wrapped: wrapped?.rawValue, index: index, name: name, type: type, isOptional: isOptional)
  }

  func isModel(_ type: RuntimeType) -> Bool { conforms(type, to: .observable) || conforms(type, to: .observableObject) }

  func instance(_ field: InstanceField, of view: Value) -> Record? {
    var value = view.record[field.index]
    if let wrapped = field.wrapped { value = value.record[wrapped] }
    if field.isOptional, value.isNil { return nil }
    return value.object as? Record
  }
}
