import SwiftSyntax
import Tree

/// `@Model` of SwiftData, and `#Predicate`.
///
/// A model is an observable class that can visit its own properties: the context stores their values, compares them
/// and restores them. A relationship with an inverse gets an observer that keeps the other end in sync.
struct ModelExpansion {
  private var models: [Model] = []

  private struct Model {
    let attribute: AttributeSyntax
    let node: ClassDeclSyntax
    var properties: [Property] = []

    var name: String { node.name.text }
  }

  private struct Property {
    let node: VariableDeclSyntax
    let binding: PatternBindingSyntax
    let name: String
    /// The module's model that the type names, as itself, as an optional or as an array.
    var related: String?
    /// The key path of the other end, such as `\Trip.items`.
    var inverse: String?
    var rule = "nullify"
    var isUnique = false
  }

  /// True if a text may contain anything to expand.
  static func isNeeded(for text: String) -> Bool {
    ["@Model", "@SwiftData.Model", "#Predicate"].contains(where: text.holds(word:))
  }

  init(_ tree: SourceFileSyntax, _ edits: inout SourceEdits) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for predicate in finder.predicates { edits.replace(predicate.pound.written, with: []) }
    for (attribute, node) in finder.actors { expand(attribute, node, &edits) }
    models = finder.models.map { Model(attribute: $0, node: $1) }
    let names = Set(models.map(\.name))
    for index in models.indices { models[index].properties = properties(of: models[index].node, names) }
    inferInverses()
    for model in models { expand(model, &edits) }
  }

  // MARK: Reading

  private func properties(of node: ClassDeclSyntax, _ models: Set<String>) -> [Property] {
    node.memberBlock.members.compactMap { member -> Property? in
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        !variable.modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }),
        variable.attribute("Transient") == nil, !(binding.accessorBlock?.isComputed ?? false)
      else { return nil }
      var property = Property(node: variable, binding: binding, name: name.identifier.text)
      if let type = related(by: binding.typeAnnotation?.type), models.contains(type) { property.related = type }
      property.isUnique = variable.attribute("Attribute")?.arguments?.trimmedDescription.contains(".unique") ?? false
      if case .argumentList(let arguments)? = variable.attribute("Relationship")?.arguments {
        for argument in arguments {
          if argument.label?.text == "inverse" { property.inverse = argument.expression.trimmedDescription }
          if argument.label?.text == "deleteRule" {
            property.rule = String(argument.expression.trimmedDescription.split(separator: ".").last ?? "nullify")
          }
        }
      }
      return property
    }
  }

  /// The type to which a property of type `T`, `T?`, `[T]` or `[T]?` may be a relationship. Values of other types, such
  /// as `[T?]`, are stored as they are.
  private func related(by type: TypeSyntax?) -> String? {
    var type = type
    if let optional = type?.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    if let array = type?.as(ArrayTypeSyntax.self) { type = array.element }
    return type?.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// The other end of a relationship that names its inverse has this one as its own inverse; without a name, it is
  /// the only property of each type that refers to the other type.
  private mutating func inferInverses() {
    for model in models {
      for property in model.properties {
        guard let inverse = property.inverse, let related = property.related,
          let other = models.firstIndex(where: { $0.name == related }),
          let end = models[other].properties.firstIndex(where: { inverse.hasSuffix(".\($0.name)") }),
          models[other].properties[end].inverse == nil
        else { continue }
        models[other].properties[end].inverse = "\\\(model.name).\(property.name)"
      }
    }
    for index in models.indices {
      for place in models[index].properties.indices {
        let property = models[index].properties[place]
        guard property.inverse == nil, let related = property.related, related != models[index].name,
          let other = models.firstIndex(where: { $0.name == related })
        else { continue }
        let here = models[index].properties.filter { $0.related == related && $0.inverse == nil }
        let there = models[other].properties.indices.filter {
          models[other].properties[$0].related == models[index].name && models[other].properties[$0].inverse == nil
        }
        guard here.count == 1, there.count == 1 else { continue }
        models[index].properties[place].inverse = "\\\(related).\(models[other].properties[there[0]].name)"
        models[other].properties[there[0]].inverse = "\\\(models[index].name).\(property.name)"
      }
    }
  }

  // MARK: Writing

  private func expand(_ model: Model, _ edits: inout SourceEdits) {
    edits.replace(model.attribute.attributeName.written, with: [.text("Observable")])
    let node = model.node
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if !inherited.contains("PersistentModel") {
      let end = node.inheritanceClause?.written.upperBound ?? node.genericParameterClause?.written.upperBound
      let place = end ?? node.name.written.upperBound
      edits.replace(place..<place, with: [.text(inherited.isEmpty ? ": PersistentModel" : ", PersistentModel")])
    }
    for member in node.memberBlock.members {
      if let macro = member.decl.as(MacroExpansionDeclSyntax.self), ["Index", "Unique"].contains(macro.macroName.text) {
        edits.replace(macro.written, with: [])
      }
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for name in ["Attribute", "Relationship"] {
        if let attribute = variable.attribute(name) { edits.replace(attribute.written, with: []) }
      }
      if let attribute = variable.attribute("Transient") {
        edits.replace(attribute.attributeName.written, with: [.text("ObservationIgnored")])
      }
    }
    for property in model.properties where property.related != nil && property.binding.accessorBlock == nil {
      let end = property.binding.written.upperBound
      let inverse = property.inverse.map { ", \($0)" } ?? ""
      let observer = " { didSet { _relate(self, oldValue, \(property.name)\(inverse)) } }"
      edits.replace(end..<end, with: [.text(observer)])
    }
    let isPublic = node.modifiers.contains { [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) }
    let access = isPublic ? "public " : ""
    let end = node.memberBlock.rightBrace.written.lowerBound
    let visits = model.properties.map(visit).joined(separator: "\n")
    let members =
      "\n@ObservationIgnored \(access)let __model = _ModelState()\n"
      + "\(access)func __visit(_ visitor: any _ModelVisitor) {\n\(visits)\n}\n"
    edits.replace(end..<end, with: [.text(members)])
  }

  /// `@ModelActor`: an actor with its own context.
  private func expand(_ attribute: AttributeSyntax, _ node: ActorDeclSyntax, _ edits: inout SourceEdits) {
    edits.replace(attribute.written, with: [])
    let name = node.genericParameterClause?.written ?? node.name.written
    let place = node.inheritanceClause?.written.upperBound ?? name.upperBound
    edits.replace(place..<place, with: [.text(node.inheritanceClause == nil ? ": ModelActor" : ", ModelActor")])
    let end = node.memberBlock.rightBrace.written.lowerBound
    let members = """

      nonisolated let modelContainer: ModelContainer
      let modelContext: ModelContext
      init(modelContainer: ModelContainer) {
      self.modelContainer = modelContainer
      modelContext = ModelContext(modelContainer)
      }

      """
    edits.replace(end..<end, with: [.text(members)])
  }

  private func visit(_ property: Property) -> String {
    let name = property.name
    var lines = ["visitor._property(\"\(name)\", \(name)) { self.\(name) = $0 }"]
    if property.isUnique { lines.append("visitor._unique(\"\(name)\", \(name))") }
    if property.related != nil {
      let inverse = property.inverse.map { ", of: self, \($0)" } ?? ""
      lines.append("visitor._relation(\(name), \"\(property.rule)\"\(inverse))")
    }
    return lines.joined(separator: "\n")
  }

  private final class Finder: SyntaxVisitor {
    var models: [(AttributeSyntax, ClassDeclSyntax)] = []
    var actors: [(AttributeSyntax, ActorDeclSyntax)] = []
    var predicates: [MacroExpansionExprSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      for case .attribute(let attribute) in node.attributes
      where ["Model", "SwiftData.Model"].contains(attribute.attributeName.trimmedDescription) {
        models.append((attribute, node))
      }
      return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      for case .attribute(let attribute) in node.attributes
      where attribute.attributeName.trimmedDescription == "ModelActor" {
        actors.append((attribute, node))
      }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Predicate" { predicates.append(node) }
      return .visitChildren
    }
  }
}

extension VariableDeclSyntax {
  fileprivate func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == name {
      return attribute
    }
    return nil
  }
}

extension AccessorBlockSyntax {
  /// True if the property has no storage. Observers do not count: a property with observers has storage.
  fileprivate var isComputed: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      !list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    }
  }
}
