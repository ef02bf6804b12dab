import Diagnostics
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Tree

/// What a class has to do with the accessors that `@ObservationTracked` generates: their storage, and the methods that
/// they call where those are the class's own.
extension DeclarationChecker {
  /// Whether the macro gives the property accessors: it is stored, may change, and is not to be ignored.
  func isTracked(_ property: VariableDeclaration) -> Bool {
    property.kind == .property && !property.isLet && !property.isLazy
      && !(property.detail?.isIgnoredByObservation ?? false)
  }

  /// `_count`, the storage of the tracked property `count`, which is private to the class.
  func declareTrackedStorage(_ name: String, of declaration: NominalDeclaration) -> [Member] {
    guard declaration.kind == .classType, !declaration.isLibrary, let details = declaration.detail else { return [] }
    for member in details.members[String(name.dropFirst())] ?? [] {
      guard case .variable(let property) = member.kind, property.storageIndex != nil, isTracked(property),
        declaration.isObservable || property.detail?.isTrackedByHand ?? false
      else { continue }
      let found = Member(kind: .variable(trackedStorage(name, of: property)), context: member.context)
      details.members[name] = [found]
      return [found]
    }
    return []
  }

  private func trackedStorage(_ name: String, of property: VariableDeclaration) -> VariableDeclaration {
    let storage = VariableDeclaration(
      name: name, kind: .property, type: .error, isLet: false, place: property.place)
    storage.pendingType = { [unowned property, unowned storage] in storage.type = property.type }
    storage.owner = property.owner
    storage.ownership = property.ownership
    storage.storageIndex = property.storageIndex
    storage.storageOf = property
    storage.willSet = property.willSet
    storage.didSet = property.didSet
    storage.didSetReadsOldValue = property.didSetReadsOldValue
    let details = VariableDetails()
    details.context = property.detail?.context
    details.accessLimit = privateAccess(property.detail?.context)
    details.access = .private
    details.globalActor = property.detail?.globalActor
    details.isNonisolated = property.detail?.isNonisolated ?? false
    details.isIgnoredByObservation = true
    details.isImplicitlyUnwrapped = property.detail?.isImplicitlyUnwrapped ?? false
    storage.details = details
    return storage
  }

  /// Finds out which methods of the class its tracked properties call (1.18). Without any, the machine does their work.
  func declareOwnObservation(of declaration: NominalDeclaration) {
    guard declaration.kind == .classType, !declaration.isLibrary, let details = declaration.detail else { return }
    let called = ["access", "withMutation"] + (asksWhetherToNotify ? ["shouldNotifyObservers"] : [])
    let macro = Set(called.filter { isOwn($0, of: declaration) })
    for property in declaration.storedProperties where isTracked(property) {
      if property.tracking == nil {
        guard property.detail?.isTrackedByHand ?? false, hasObservation(declaration, at: property) else { continue }
        property.tracking = .always
        property.ownObservation = ownObservation(
          property, Set(called).union(["willSet"]), details)
      } else if !macro.isEmpty {
        var own = macro
        // The macro's comparisons for values that can be compared are preferred to a method for all values.
        if own.contains("shouldNotifyObservers"), property.tracking != .always, !comparesByItself(declaration) {
          own.remove("shouldNotifyObservers")
        }
        if own.contains("shouldNotifyObservers") { property.tracking = .always }
        property.ownObservation = ownObservation(property, own, details)
      }
    }
  }

  /// Whether the class declares a method that the macro would add, with the macro's labels.
  private func isOwn(_ name: String, of declaration: NominalDeclaration) -> Bool {
    let labels: [String?] =
      switch name {
      case "access": ["keyPath"]
      case "withMutation": ["keyPath", nil]
      default: [nil, nil]
      }
    return declaration.detail?.members[name]?.contains { member in
      guard case .function(let function) = member.kind, function.parameters.map(\.label) == labels else {
        return false
      }
      return name == "shouldNotifyObservers"
        || ["KeyPath", "ReferenceWritableKeyPath"].contains(function.parameters[0].variable.type.resolved.nominal?.name)
    } ?? false
  }

  private func comparesByItself(_ declaration: NominalDeclaration) -> Bool {
    declaration.detail?.members["shouldNotifyObservers"]?.contains { member in
      guard case .function(let function) = member.kind else { return false }
      let own = function.genericParameters.filter { !declaration.genericParameters.contains($0) }
      return own.allSatisfy { !$0.protocols.isEmpty }
    } ?? false
  }

  /// Whether a class that uses `@ObservationTracked` by itself has what the generated accessors name.
  private func hasObservation(_ declaration: NominalDeclaration, at property: VariableDeclaration) -> Bool {
    let names = ["access", "shouldNotifyObservers", "withMutation", CodingText.registrar]
    let missing = names.filter {
      lookUpMembers(of: declaration.declaredType, named: $0, isStatic: false).allSatisfy {
        $0.isFromProtocol && $0.function?.place.file.isLibrary ?? true
      }
    }
    for name in missing { error(.name(.unknown(name)), at: property.place) }
    return missing.isEmpty
  }

  private func ownObservation(
    _ property: VariableDeclaration, _ own: Set<String>, _ details: NominalDetails
  ) -> VariableDeclaration.OwnObservation {
    let path = "\\.`\(property.name)`"
    let registrar = "self.\(CodingText.registrar)"
    var result = VariableDeclaration.OwnObservation()
    if own.contains("access") {
      result.access = written("access(keyPath: \(path))", for: property, details)
    }
    if own.contains("withMutation") || own.contains("shouldNotifyObservers") {
      let storage = "self._\(property.name)"
      let test = "guard shouldNotifyObservers(\(storage), newValue) else {\n\(storage) = newValue\nreturn\n}\n"
      result.set = written(
        (own.contains("shouldNotifyObservers") ? test : "")
          + "withMutation(keyPath: \(path)) {\n\(storage) = newValue\n}", takesValue: true, for: property, details)
    }
    if own.contains("willSet") {
      result.willChange = written("\(registrar).willSet(self, keyPath: \(path))", for: property, details)
      result.didChange = written("\(registrar).didSet(self, keyPath: \(path))", for: property, details)
    }
    return result
  }

  /// A method of the class with the text as its body.
  private func written(
    _ text: String, takesValue: Bool = false, for property: VariableDeclaration, _ details: NominalDetails
  ) -> FunctionDeclaration {
    let function = makeFunction(property.name, .method, at: property.place)
    function.owner = property.owner
    function.genericParameters = inheritedGenerics(details.context)
    function.isFinal = true
    let tree = standardOperators.foldAll(Parser.parse(source: "func _() {\n\(text)\n}\n"), errorHandler: { _ in })
    let source = SourceFile(name: "", text: tree.description, number: file.number)
    within(scope: details.bodyScope, file: source, function: .some(nil), environment: details.context.environment) {
      let body = FunctionDetails(outer: nil, context: details.context, scope: Scope(parent: scope))
      body.globalActor = property.detail?.globalActor
      body.isNonisolated = property.detail?.isNonisolated ?? false
      function.details = body
      declareSelf(of: function, context: details.context)
      if takesValue { addValueParameter("newValue", to: function, type: property.type) }
      let block = tree.as(SourceFileSyntax.self)?.statements.first?.item.as(FunctionDeclSyntax.self)?.body
      finish(function, native: nil, body: block, context: details.context, isRequirement: false)
    }
    return function
  }
}
