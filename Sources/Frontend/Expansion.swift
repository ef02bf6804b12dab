import Checking
import Declarations
import Inference
import Source
import SwiftSyntax
import Tree

extension Frontend {
  /// The source that `@Observable` generates for a class, for `:expand`. Nil if there is no such class.
  package func expansion(of typeName: String) -> String? {
    guard let declaration = lookUpType(typeName), declaration.isObservable,
      let syntax = declaration.detail?.syntax?.as(ClassDeclSyntax.self)
    else { return nil }
    return ObservableExpansion(declaration, syntax).text
  }
}

/// The text of the macro's parts, assembled into a class that the compiler accepts in place of the annotated one.
private struct ObservableExpansion {
  private let declaration: NominalDeclaration
  private let syntax: ClassDeclSyntax

  init(_ declaration: NominalDeclaration, _ syntax: ClassDeclSyntax) {
    self.declaration = declaration
    self.syntax = syntax
  }

  var text: String {
    var lines = [header]
    for item in syntax.memberBlock.members { lines += member(item.decl) }
    lines += support
    lines.append("}")
    // A subclass of an observable class already conforms.
    if declaration.superclass?.nominal?.isObservable != true {
      lines += ["", "extension \(declaration.name): nonisolated Observation.Observable {", "}"]
    }
    return lines.joined(separator: "\n")
  }

  private var header: String {
    var head = syntax
    head.attributes = syntax.attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Observable"
    }
    head.memberBlock = MemberBlockSyntax(leadingTrivia: .space, members: [])
    head.memberBlock.leftBrace.leadingTrivia = []
    // The text without the closing brace.
    return String(head.trimmedDescription.dropLast())
  }

  // MARK: Members

  private func member(_ member: DeclSyntax) -> [String] {
    guard let node = member.as(VariableDeclSyntax.self), let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let variable = declaration.storedProperties.first(where: { $0.name == name }), let rule = variable.tracking
    else { return member.trimmedDescription.split(separator: "\n").map { "  \($0)" } }
    let comparison: String =
      switch rule {
      case .always: "always: nothing tells two values apart"
      case .equatable: "_\(name) != newValue"
      case .identity: "_\(name) !== newValue"
      }
    let attributes = node.attributes.map { "\($0.trimmedDescription) " }.joined()
    // A computed property cannot be weak: its storage is.
    let modifiers = words(node.modifiers) { !Self.ownerships.contains($0.name.text) }
    return ["  // tracked; a plain assignment notifies when: \(comparison)"]
      + ["  \(attributes)\(modifiers)var \(name): \(variable.type) {"] + accessors(of: name)
      + ["  }"] + storage(of: name, node, binding)
  }

  private func accessors(of name: String) -> [String] {
    """
        @storageRestrictions(initializes: _\(name))
        init(initialValue) {
          _\(name) = initialValue
        }
        get {
          access(keyPath: \\.\(name))
          return _\(name)
        }
        set {
          guard shouldNotifyObservers(_\(name), newValue) else {
            _\(name) = newValue
            return
          }
          withMutation(keyPath: \\.\(name)) {
            _\(name) = newValue
          }
        }
        _modify {
          access(keyPath: \\.\(name))
          _$observationRegistrar.willSet(self, keyPath: \\.\(name))
          defer {
            _$observationRegistrar.didSet(self, keyPath: \\.\(name))
          }
          yield &_\(name)
        }
    """.split(separator: "\n").map(String.init)
  }

  /// The property as it was written, but private and renamed.
  private func storage(of name: String, _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> [String] {
    let attributes = node.attributes.map { "\($0.trimmedDescription) " }.joined()
    let modifiers = words(node.modifiers) { !Self.accessLevels.contains($0.name.text) }
    let type = binding.typeAnnotation?.trimmedDescription ?? ""
    let value = binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
    let observers = binding.accessorBlock.map { " \($0.trimmedDescription)" } ?? ""
    let text = "\(attributes)@ObservationIgnored private \(modifiers)var _\(name)\(type)\(value)\(observers)"
    return text.split(separator: "\n").enumerated().map { $0 == 0 ? "  \($1)" : String($1) }
  }

  private func words(_ modifiers: DeclModifierListSyntax, where isWanted: (DeclModifierSyntax) -> Bool) -> String {
    modifiers.filter(isWanted).map { "\($0.trimmedDescription) " }.joined()
  }

  private static let accessLevels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
  private static let ownerships: Set<String> = ["weak", "unowned"]

  // MARK: What every class gets

  private var support: [String] {
    """

      @ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()

      internal nonisolated func access<Member>(
        keyPath: KeyPath<\(declaration.name), Member>
      ) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }

      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(declaration.name), Member>,
        _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }

      private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool {
        true
      }

      private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
        lhs != rhs
      }

      private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool {
        lhs !== rhs
      }

      private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool {
        lhs != rhs
      }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
