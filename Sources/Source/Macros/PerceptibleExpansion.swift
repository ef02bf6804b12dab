import SwiftSyntax

/// `@Perceptible` of the Perception library, and that library's names for attributes of Observation and SwiftUI.
struct PerceptibleExpansion {
  /// True if a text may contain anything to expand.
  static func isNeeded(for text: String) -> Bool {
    ["Perceptible", "@PerceptionIgnored", "@PerceptionTracked", "@Perception.Bindable"].contains(
      where: text.holds(word:))
  }

  init(_ tree: SourceFileSyntax, _ edits: inout SourceEdits) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for (attribute, name) in finder.attributes { edits.replace(attribute.attributeName.written, with: [.text(name)]) }
    for node in finder.classes {
      let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if inherited.contains("Perceptible") { continue }
      let end = node.inheritanceClause?.written.upperBound ?? node.genericParameterClause?.written.upperBound
      let place = end ?? node.name.written.upperBound
      edits.replace(place..<place, with: [.text(inherited.isEmpty ? ": Perceptible" : ", Perceptible")])
    }
  }

  private final class Finder: SyntaxVisitor {
    var attributes: [(AttributeSyntax, String)] = []
    var classes: [ClassDeclSyntax] = []

    private static let names = [
      "Perceptible": "Observable", "Perception.Perceptible": "Observable", "PerceptionIgnored": "ObservationIgnored",
      "Perception.PerceptionIgnored": "ObservationIgnored", "PerceptionTracked": "ObservationTracked",
      "Perception.Bindable": "Bindable",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if let name = Self.names[node.attributeName.trimmedDescription] { attributes.append((node, name)) }
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let isPerceptible = node.attributes.contains { attribute in
        let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        return name == "Perceptible" || name == "Perception.Perceptible"
      }
      if isPerceptible { classes.append(node) }
      return .visitChildren
    }
  }
}
