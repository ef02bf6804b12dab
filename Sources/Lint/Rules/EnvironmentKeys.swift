import SwiftSyntax

/// The default values of environment keys.
extension RuleWalk {
  func lookAtEntryExtensions(_ file: Int) {
    for statement in module.files[file].tree.statements {
      guard let node = statement.item.as(ExtensionDeclSyntax.self),
        TypeRef(node.extendedType).name == "EnvironmentValues"
      else { continue }
      for member in node.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self),
          variable.attributes.declared.contains(where: { $0.name == "Entry" }), let binding = variable.bindings.first,
          let value = binding.initializer?.value,
          let (model, _) = madeModel(
            by: value, in: Scope(owner: nil), expecting: binding.typeAnnotation.map { module.type($0.type, in: nil) })
        else { continue }
        report(
          "entry_makes_model", at: binding, in: file,
          "each view that reads this key without a value gets its own \(model.name); make the default a static 'let'"
        )
      }
    }
  }

  func lookAtEntries(_ properties: [DeclaredProperty]) {
    for key in module.types where key.inherited.contains("EnvironmentKey") {
      guard let property = key.property("defaultValue", isStatic: true), let value = property.getter?.result,
        property.getter?.count == 1,
        let (model, _) = madeModel(
          by: value, in: Scope(owner: key, isStatic: true), expecting: property.type)
      else { continue }
      report(
        "entry_makes_model", at: property.binding, in: property.file,
        "each view that reads \(key.name) without a value gets its own \(model.name); write 'static let defaultValue = "
          + "\(value.trimmedDescription)'")
    }
    for property in properties where property.has("Entry") {
      guard let value = property.initialValue,
        let (model, _) = madeModel(by: value, in: Scope(owner: nil), expecting: property.type)
      else { continue }
      report(
        "entry_makes_model", at: property.binding, in: property.file,
        "each view that reads '\(property.name)' without a value gets its own \(model.name); make the default a "
          + "static 'let'")
    }
  }
}
