import Lint
import SwiftSyntax

/// The edits of code that uses the classes: wrappers of views, their bindings, and the environment.
struct ViewEdits {
  let plan: Plan
  let uses: Uses

  func make() {
    var bindings = projectionsOfMembers()
    for type in plan.module.types {
      for property in type.properties {
        guard let attribute = property.attributes.first(where: { Self.wrappers.contains($0.name) }) else { continue }
        guard let found = candidates(of: property, attribute) else { continue }
        if found.isEmpty { continue }
        let id = ObjectIdentifier(property)
        let own = ownBindings(of: property, found)
        let all = own + (bindings.removeValue(forKey: id) ?? [])
        let wrapper = WrapperEdit(plan: plan, property: property, attribute: attribute, needs: found, bindings: all)
        wrapper.make()
        for use in uses.storages[id] ?? [] { wrapper.firstValue(use) }
      }
    }
    environment()
    PreviewNotes.make(plan)
  }

  private static let wrappers: Set<String> = ["StateObject", "ObservedObject", "EnvironmentObject"]

  /// Nil if the type is unknown, or is not one class; then the classes that it may be are not migrated.
  private func candidates(of property: DeclaredProperty, _ attribute: DeclaredAttribute) -> [Int]? {
    if let name = property.type?.name {
      if let bounds = property.owner?.bounds(of: name) {
        return bounds.flatMap { plan.candidates(named: $0, file: property.file) ?? plan.legacyTypes(named: $0) }
      }
      if let found = plan.candidates(named: name, file: property.file) { return found }
      plan.refuse(
        plan.legacyTypes(named: name), .names, at: property.binding, in: property.file,
        "several types are called \(name)")
      return nil
    }
    if let value = property.initialValue, isForeign(value) { return [] }
    let words = Set(property.initialValue?.tokens(viewMode: .sourceAccurate).map(\.text) ?? [])
    let named = plan.candidates.filter { words.contains($0.nameToken.text) }.compactMap(plan.index)
    plan.refuse(
      named.isEmpty ? Array(plan.candidates.indices) : named, .names, at: property.binding, in: property.file,
      "the type of '\(property.name)' is unknown")
    return nil
  }

  /// True for a value that a type from elsewhere makes, such as `Watcher.watch(url)!`: it knows none of the program's
  /// classes, unless the program extends it or passes it one of them.
  private func isForeign(_ value: ExprSyntax) -> Bool {
    var root = value
    while true {
      if let call = root.as(FunctionCallExprSyntax.self) {
        root = call.calledExpression
      } else if let unwrapped = root.as(ForceUnwrapExprSyntax.self) {
        root = unwrapped.expression
      } else if let tried = root.as(TryExprSyntax.self) {
        root = tried.expression
      } else if let base = root.as(MemberAccessExprSyntax.self)?.base {
        root = base
      } else {
        break
      }
    }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase ?? false,
      !plan.declares(name), !plan.module.extends(name)
    else { return false }
    let words = value.tokens(viewMode: .sourceAccurate).map(\.text)
    return !words.contains("self") && !words.contains { word in plan.candidates.contains { $0.nameToken.text == word } }
  }

  /// The uses of `$p` as a base of bindings; other uses prevent the migration of the class.
  private func ownBindings(of property: DeclaredProperty, _ found: [Int]) -> [BindingUse] {
    (uses.projections[ObjectIdentifier(property)] ?? []).compactMap { use in
      guard use.expression.memberOfIt != nil else {
        plan.refuse(
          found, .projection, at: use.expression, in: use.file, "'$\(property.name)' is passed on as a whole")
        return nil
      }
      let isHidden = use.scope.locals[property.name] != nil
      let base = isHidden || use.expression.is(MemberAccessExprSyntax.self) ? "self." : ""
      return BindingUse(
        expression: use.expression, file: use.file, range: use.expression.span,
        local: "$\(property.name)", inline: "\(plan.dialect.prefix)Bindable(\(base)\(property.name))",
        isWritten: true, isHidden: isHidden)
    }
  }

  /// `model.$p` of a variable that `@AppStorage` stores becomes `$model.p`.
  private func projectionsOfMembers() -> [ObjectIdentifier: [BindingUse]] {
    var result: [ObjectIdentifier: [BindingUse]] = [:]
    for type in plan.candidates {
      guard let index = plan.index(of: type) else { continue }
      for property in type.properties where property.has("AppStorage") || property.has("SceneStorage") {
        for use in uses.members[ObjectIdentifier(property)] ?? [] {
          guard let base = use.base else { continue }
          let holder = plan.resolver.property(of: base, in: use.scope)
          let text = base.trimmedDescription
          let plain = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
          let inline = "\(plan.dialect.prefix)Bindable(\(text)).\(property.name)"
          if let holder, holder.name == plain, holder.attributes.contains(where: { Self.wrappers.contains($0.name) }) {
            let binding = BindingUse(
              expression: use.expression, file: use.file, range: use.expression.span,
              local: "$\(plain).\(property.name)", inline: inline, isWritten: false)
            result[ObjectIdentifier(holder), default: []].append(binding)
          } else {
            plan.edit(use.file, use.expression.span, inline, needs: [index])
          }
        }
      }
    }
    return result
  }

  // MARK: The environment

  private func environment() {
    for (call, argument, use) in uses.environmentObjects {
      guard let found = plan.candidates(of: argument, in: use.scope, file: use.file) else {
        plan.refuse(
          usedFromEnvironment, .environmentValue, at: argument, in: use.file,
          "the type of '\(argument.trimmedDescription)' is unknown")
        continue
      }
      if found.isEmpty { continue }
      let name =
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.span ?? call.calledExpression.span
      plan.edit(use.file, name, "environment", needs: found)
      plan.remark(found, .environment, at: argument, in: use.file, "'.environment(\(argument.trimmedDescription))'")
    }
    for (_, argument, use) in uses.focusedObjects {
      let found = plan.candidates(of: argument, in: use.scope, file: use.file) ?? Array(plan.candidates.indices)
      plan.refuse(found, .focused, at: argument, in: use.file, "the object is passed through focus")
    }
  }

  private var usedFromEnvironment: [Int] {
    plan.module.types.flatMap(\.properties).filter { $0.has("EnvironmentObject") }
      .flatMap { plan.candidates(named: $0.type?.name, file: $0.file) ?? [] }
  }
}

/// A place where a binding to a property of a model is made.
struct BindingUse {
  let expression: ExprSyntax
  let file: Int
  let range: Range<Int>
  /// The new text if the wrapper has a projection.
  let local: String
  /// The new text if the wrapper has none.
  let inline: String
  /// True if the text already has the local form, apart from `self.`.
  let isWritten: Bool
  /// True if a local variable or parameter has the property's name there.
  var isHidden = false
}
