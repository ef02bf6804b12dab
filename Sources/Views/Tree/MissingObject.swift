import Code
import Machine

/// A model that a view has not found in its environment.
package final class MissingModel: Sendable {
  /// The name of its type.
  package let type: String
  /// The program's views and the presentations from the root to the view.
  package let path: [String]
  /// The end of the message of the trap that may follow.
  package let explanation: String
  /// The view that requires it, and the property that does.
  let view: String
  let property: String
  let advice: String
  /// The line that creates the view, or declares the property of a view that is mounted by itself.
  let line: SourceLine?
  /// The declaration of the property that requires the model.
  package let declaration: SourcePlace?

  init(
    _ missing: MissingObject, explanation: String, path: [String], line: SourceLine?, declaration: SourcePlace?
  ) {
    type = missing.type.name
    self.path = path
    self.explanation = explanation
    view = missing.node.name
    property = missing.property
    advice = "add '.\(missing.modifier)(…)' to \(missing.node.name), or to a view around it"
    self.line = line
    self.declaration = declaration
  }

  /// The trap where the program needs the model.
  ///
  /// - Parameter sentence: SwiftUI's message.
  func trap(_ sentence: String) -> Trap { Trap(sentence + explanation, missing: self) }
}

extension Trap {
  /// The model whose absence has ended a turn: an `@EnvironmentObject` that no body reads is not missed.
  package var missingModel: MissingModel? { missing as? MissingModel }
}

extension ViewHierarchy {
  /// Reports a model whose absence has ended a turn.
  package func report(_ missing: MissingModel) {
    report(
      .environmentMissing, in: missing.view, property: missing.explanation, blaming: missing.property,
      text: String(missing.explanation.dropFirst()),
      advice: missing.line.map { "\($0.place): \(missing.advice)" } ?? missing.advice, at: missing.line, isTold: true)
  }
}

/// An object that a view requires in its environment and that is missing (4.7).
struct MissingObject {
  /// The property that requires the object.
  let property: String
  let type: RuntimeType
  unowned let node: ViewNode
  /// The modifier that sets such an object.
  let modifier: String

  var model: MissingModel {
    let declaration = node.hierarchy.mistakes.sources?.declaration(of: property, in: node.type.type)?.place
    return MissingModel(self, explanation: explanation, path: path, line: line, declaration: declaration)
  }

  private var line: SourceLine? {
    let sources = node.hierarchy.mistakes.sources
    let parent = scopes.dropFirst().lazy.compactMap { $0 as? ViewNode }.first(where: \.isListed)
    return parent.flatMap { sources?.use(of: node.type.type, making: type, in: $0.type.type) }
      ?? sources?.declaration(of: property, in: node.type.type)?.line
  }

  /// The trap of a modern model, in SwiftUI's words, with the place where it was lost.
  var trap: Trap {
    model.trap(
      "No Observable object of type \(type.name) found. A View.environmentObject(_:) for \(type.name) may be missing as"
        + " an ancestor of this view.")
  }

  /// The explanation. It begins with a space, because it follows SwiftUI's sentence.
  private var explanation: String {
    let subject = " \(node.name).\(property) finds no \(type.name):"
    if path.count == 1 {
      let advice = elsewhere.isEmpty ? "; pass one with '.\(modifier)(_:)'." : ".\(elsewhere)"
      return "\(subject) \(node.name) is mounted without one\(advice)"
    }
    return "\(subject) nothing on the way \(path.joined(separator: " → ")) sets one.\(elsewhere)"
  }

  /// The program's views and the presentations from the root to the view.
  private var path: [String] {
    scopes.reversed().compactMap { scope in
      if let presentation = scope as? PresentationNode { return presentation.kind }
      guard let view = scope as? ViewNode, view.isListed else { return nil }
      return view.name
    }
  }

  /// The view and the scopes around it, from the inside.
  private var scopes: [ScopeNode] {
    Array(sequence(first: node as ScopeNode) { $0 is RootNode ? nil : $0.context?.owner })
  }

  /// Advice for an object that is set at a place from which it does not reach the view.
  private var elsewhere: String {
    let setters = node.hierarchy.sites().filter { (site: EnvironmentSite) in site.sets(type) }
    let around = scopes
    for setter in setters {
      guard let owner = setter.owner, let view = owner.programScope, around.contains(where: { $0 === view }) else {
        continue
      }
      let presentations = node.hierarchy.sites().filter { (site: PresentationSite) in
        site.isPresenting(inside: around) && site.holds(setter)
      }
      if let kind = presentations.first?.kind {
        return
          " \(view.name) sets one on the view that '.\(kind)' is attached to: write it after '.\(kind)', or inside."
      }
      return " \(view.name) sets one on another part of its body."
    }
    guard let other = setters.lazy.compactMap({ $0.owner?.programScope }).first else { return "" }
    return " \(other.name) sets one, but only for the views inside \(other.name)."
  }
}

extension EnvironmentSite {
  fileprivate func sets(_ type: RuntimeType) -> Bool {
    guard case .object(var known) = kind else { return false }
    if case .optional = known.kind { known = known.arguments[0] }
    return known === type && isSet
  }
}

extension PresentationSite {
  /// True if one of the scopes is the view that the site presents.
  fileprivate func isPresenting(inside scopes: [ScopeNode]) -> Bool {
    parts.dropFirst().contains { part in scopes.contains { $0 === part as AnyObject } }
  }

  /// True if a site is in the view that the presentation is attached to.
  fileprivate func holds(_ site: any Site) -> Bool { holds(site, in: content) }

  private func holds(_ wanted: any Site, in site: any Site) -> Bool {
    site === wanted || site.parts.contains { holds(wanted, in: $0) }
  }

  fileprivate var kind: String? { parts.lazy.compactMap { ($0 as? PresentationNode)?.kind }.last }
}
