/// The kinds of types that the rules know: models of both worlds, views, apps, plain classes.
extension ModuleFacts {
  func isKind(
    _ type: DeclaredType, inherits: String?, depth: Int = 0, or test: (DeclaredType) -> Bool = { _ in false }
  ) -> Bool {
    if test(type) { return true }
    guard depth < 8 else { return false }
    return type.inherited.contains { name in
      if name == inherits { return true }
      guard let base = self.type(named: name) else { return false }
      return isKind(base, inherits: inherits, depth: depth + 1, or: test)
    }
  }

  /// True if `@Observable`, or a macro like it, makes the class observable.
  package func isObservable(_ type: DeclaredType) -> Bool {
    guard type.kind == .classType else { return false }
    return isKind(type, inherits: nil) { $0.has("Observable") || $0.has("Model") || $0.has("Perceptible") }
  }

  package func isLegacy(_ type: DeclaredType) -> Bool {
    guard type.kind == .classType || type.kind == .protocolType else { return false }
    return isKind(type, inherits: "ObservableObject")
  }

  package func isModel(_ type: DeclaredType) -> Bool { isObservable(type) || isLegacy(type) }

  package func isView(_ type: DeclaredType) -> Bool {
    type.kind == .structType && isKind(type, inherits: "View")
  }

  /// True for a `ViewModifier`.
  package func isModifier(_ type: DeclaredType) -> Bool {
    type.kind == .structType && type.inherited.contains("ViewModifier")
  }

  /// True for a style with a body of its own, such as a `ButtonStyle`.
  func isStyle(_ type: DeclaredType) -> Bool {
    type.kind == .structType && type.inherited.contains { $0.hasSuffix("Style") } && !type.functions("makeBody").isEmpty
  }

  /// True if a parent's body makes values of the type, each of which has a body.
  func isMadeByBodies(_ type: DeclaredType) -> Bool { isView(type) || isModifier(type) || isStyle(type) }

  package func isApp(_ type: DeclaredType) -> Bool { type.inherited.contains { $0 == "App" || $0 == "Scene" } }

  /// True if neither the class nor any of its superclasses, all of them the module's own, can be observed.
  func isPlainClass(_ type: DeclaredType) -> Bool {
    guard type.kind == .classType, !isModel(type), !type.attributes.contains(where: mayBeMacro) else { return false }
    return type.inherited.allSatisfy { name in
      guard let base = self.type(named: name) else {
        return Self.harmless.contains(name)
      }
      return base.kind == .protocolType || isPlainClass(base)
    }
  }

  /// True for an attribute that is neither the language's nor a global actor of the module: a macro may make a class
  /// observable.
  private func mayBeMacro(_ attribute: DeclaredAttribute) -> Bool {
    attribute.name.first?.isUppercase == true && !Self.languageAttributes.contains(attribute.name)
      && !(type(named: attribute.name)?.has("globalActor") ?? false)
  }

  private static let languageAttributes: Set<String> = [
    "MainActor", "UIApplicationMain", "NSApplicationMain", "IBDesignable", "Suite",
  ]

  private static let harmless: Set<String> = [
    "Equatable", "Hashable", "Identifiable", "Codable", "Decodable", "Encodable", "Comparable",
    "CustomStringConvertible",
    "Sendable", "AnyObject", "Error", "NSObject", "CustomDebugStringConvertible",
  ]

  /// True if the type, or one from which it inherits, is isolated to the main actor.
  func isMainActor(_ type: DeclaredType) -> Bool { isMainActor(type, depth: 0) }

  private func isMainActor(_ type: DeclaredType, depth: Int) -> Bool {
    type.has("MainActor")
      || depth < 8
        && type.inherited.contains { name in
          self.type(named: name).map { $0 !== type && isMainActor($0, depth: depth + 1) } ?? false
        }
  }

  /// True for a class whose instances never change once they are made: nothing is lost when one replaces another.
  func isConstant(_ type: DeclaredType) -> Bool {
    let stored = type.properties.filter { $0.isStored && !$0.isStatic }
    guard !stored.isEmpty, type.deinitializer == nil, !type.inherited.contains(where: { isClass(named: $0) }) else {
      return false
    }
    return stored.allSatisfy { property in
      guard property.isLet || property.isPrivate, !isChanged(property) else { return false }
      // A constant may still refer to something that changes.
      guard case .named(let name, _)? = property.type?.element ?? property.type?.unwrapped else { return false }
      return !isClass(named: name) && (self.type(named: name) != nil || Self.values.contains(name))
    }
  }

  private func isClass(named name: String) -> Bool { type(named: name)?.kind == .classType }

  private static let values: Set<String> = [
    "String", "Int", "Double", "Float", "Bool", "Date", "URL", "UUID", "Data", "Decimal", "CGFloat", "Character",
    "Color",
    "Dictionary",
  ]
}
