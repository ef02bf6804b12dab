import SwiftSyntax

/// The facts in the declaration of a model class: an ObservableObject or an `@Observable` class.
struct ModelClass {
  private(set) var storage: [String: Storage] = [:]
  /// Stored variables that hold running work: tasks, timers, subscriptions.
  private(set) var handles: Set<String> = []
  /// The arguments of the plainest initializer; nil if it takes values that cannot be created here.
  private(set) var arguments: String?
  /// The name of a constant of the class that holds an instance for all: `shared`.
  private(set) var sharedInstance: String?

  /// Nil if the class is not a model.
  init?(_ node: ClassDeclSyntax) {
    let isObservable = node.attributes.contains { $0.isNamed("Observable") }
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if !isObservable, !inherited.contains("ObservableObject") { return nil }
    var initializers: [InitializerDeclSyntax] = []
    for member in node.memberBlock.members {
      if let one = member.decl.as(InitializerDeclSyntax.self) { initializers.append(one) }
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      if sharedInstance == nil, variable.holdsInstance(of: node.name.text) {
        sharedInstance = variable.bindings.first?.pattern.trimmedDescription
      }
      let names = variable.attributes.compactMap { $0.as(AttributeSyntax.self)?.plainName }
      // A constant that is marked as ignored shows that the class says so of what it ignores.
      guard variable.isStoredVariable || names.contains("ObservationIgnored") else { continue }
      let kind: Storage
      if names.contains("Published") {
        kind = .published
      } else if names.contains("ObservationIgnored") {
        kind = .ignored
      } else if !names.allSatisfy({ $0 == "MainActor" }) {
        continue
      } else {
        kind = isObservable ? .tracked : .untold
      }
      for binding in variable.bindings {
        let name = binding.pattern.trimmedDescription
        storage[name] = kind
        let type = binding.typeAnnotation?.type.description ?? binding.initializer?.value.description ?? ""
        if Self.runningWork.contains(where: type.contains) { handles.insert(name) }
      }
    }
    arguments = initializers.isEmpty ? "" : initializers.lazy.compactMap(Self.arguments).min { $0.count < $1.count }
  }

  private static let runningWork = ["Cancellable", "Task<", "Timer", "WorkItem"]

  private static func arguments(of initializer: InitializerDeclSyntax) -> String? {
    let isPrivate = initializer.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    if initializer.optionalMark != nil || initializer.signature.effectSpecifiers != nil || isPrivate { return nil }
    var arguments: [String] = []
    for one in initializer.signature.parameterClause.parameters where one.defaultValue == nil {
      guard let sample = SampleValues.of(one.type.trimmedDescription) else { return nil }
      arguments.append(one.firstName.text == "_" ? sample : "\(one.firstName.text): \(sample)")
    }
    return arguments.joined(separator: ", ")
  }
}

/// The memberwise initializer of a view.
struct ViewParameters {
  private struct Parameter {
    let name: String
    let type: String
    let hasDefault: Bool
    /// True if the view keeps the first value: `@State`, `@StateObject`.
    let isOwned: Bool
  }

  private let name: String
  private var parameters: [Parameter] = []

  /// Nil if the struct is not a view, or declares initializers.
  init?(_ node: StructDeclSyntax) {
    guard node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == "View" }) ?? false,
      node.genericParameterClause == nil
    else { return nil }
    name = node.name.text
    for member in node.memberBlock.members {
      if member.decl.is(InitializerDeclSyntax.self) { return nil }
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStored else { continue }
      let wrappers = variable.attributes.compactMap { $0.as(AttributeSyntax.self)?.plainName }
      if wrappers.contains(where: { Self.filled.contains($0) }) { continue }
      let isPrivate = variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      for binding in variable.bindings {
        let hasDefault = binding.initializer != nil
        if isPrivate || (hasDefault && variable.bindingSpecifier.text == "let") {
          if hasDefault { continue }
          return nil
        }
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        guard let type = binding.typeAnnotation?.type.trimmedDescription ?? made else {
          if hasDefault { continue }
          return nil
        }
        parameters.append(
          Parameter(
            name: binding.pattern.trimmedDescription, type: wrappers.contains("Binding") ? "Binding<\(type)>" : type,
            hasDefault: hasDefault, isOwned: wrappers.contains { ["State", "StateObject"].contains($0) }))
      }
    }
  }

  /// Wrappers whose values come from elsewhere.
  private static let filled: Set<String> = [
    "Environment", "EnvironmentObject", "AppStorage", "SceneStorage", "FocusState", "Query", "Namespace",
    "GestureState", "FetchRequest",
  ]

  /// - Parameter models: Classes that can be created, with the expression that creates one.
  func fed(from models: [String: String]) -> FedView? {
    let possible = parameters.filter { models[$0.type] != nil }
    guard let model = possible.first(where: { !$0.isOwned }) ?? possible.first, let making = models[model.type] else {
      return nil
    }
    var arguments: [String] = []
    for one in parameters {
      if one.name == model.name {
        arguments.append("\(one.name): %")
      } else if !one.hasDefault {
        guard let sample = SampleValues.of(one.type) else { return nil }
        arguments.append("\(one.name): \(sample)")
      }
    }
    return FedView(
      name: name, model: model.type, making: making, arguments: arguments.joined(separator: ", "),
      isOwned: model.isOwned)
  }
}

/// Values for arguments that do not matter.
private enum SampleValues {
  static func of(_ type: String) -> String? { known[type] ?? (type.hasSuffix("?") ? "nil" : nil) }

  private static let known = [
    "String": "\"a\"", "Int": "1", "Double": "1", "Bool": "true", "Binding<Bool>": ".constant(true)",
    "Binding<String>": ".constant(\"a\")", "Binding<Int>": ".constant(1)", "() -> Void": "{}", "() -> ()": "{}",
    "@escaping () -> Void": "{}", "[String]": "[]", "[Int]": "[]",
  ]
}

extension AttributeSyntax {
  /// The name without a module: `State` for `@SwiftUI.State`.
  var plainName: String { String(attributeName.trimmedDescription.split(separator: ".").last ?? "") }
}

extension AttributeListSyntax.Element {
  fileprivate func isNamed(_ name: String) -> Bool {
    self.as(AttributeSyntax.self)?.plainName == name
  }
}

extension VariableDeclSyntax {
  /// True if the variable has storage of its own: it is neither computed nor shared by all instances.
  fileprivate var isStored: Bool {
    if modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) { return false }
    return bindings.allSatisfy { binding in
      switch binding.accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let list): list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
  }

  /// True for a constant such as `static let shared = Theme()` that other code can read.
  fileprivate func holdsInstance(of type: String) -> Bool {
    let words = modifiers.map(\.name.text)
    guard words.contains("static"), !words.contains("private"), bindingSpecifier.text == "let",
      let value = bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self)
    else { return false }
    return [type, "Self", ".init"].contains(value.calledExpression.trimmedDescription)
  }

  fileprivate var isStoredVariable: Bool {
    bindingSpecifier.text == "var" && isStored && !modifiers.contains { $0.name.text == "lazy" }
  }
}
