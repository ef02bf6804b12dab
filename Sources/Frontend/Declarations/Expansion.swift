import SwiftSyntax
import Tree

/// What `@Observable` makes of a class, as source: for `:expand`.
extension Frontend {
  package func expansion(of typeName: String) -> String? {
    guard let declaration = lookUpType(typeName), declaration.isObservable, let details = declaration.detail,
      let header = details.syntax.flatMap({ TypeHeader($0) })
    else { return nil }
    var lines: [String] = []
    let inheritance = header.inheritance.map { "\($0.trimmedDescription), Observable" } ?? ": Observable"
    lines.append("class \(typeName)\(header.genericParameters?.trimmedDescription ?? "")\(inheritance) {")
    for item in header.members.members {
      lines += Self.expand(item.decl, in: declaration)
    }
    lines += Self.support(typeName: typeName, hasGenerics: header.genericParameters != nil)
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  private static func expand(_ syntax: DeclSyntax, in declaration: NominalDeclaration) -> [String] {
    guard let node = syntax.as(VariableDeclSyntax.self), let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let variable = declaration.storedProperties.first(where: { $0.name == name }), let rule = variable.tracking
    else { return syntax.trimmedDescription.split(separator: "\n").map { "  \($0)" } }
    let type = variable.type.description
    let value = binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
    let observers = binding.accessorBlock.map { " \($0.trimmedDescription)" } ?? ""
    let comparison: String =
      switch rule {
      case .always: "always: nothing tells two values apart"
      case .equatable: "_\(name) != newValue"
      case .identity: "_\(name) !== newValue"
      }
    return """
        // tracked; a plain assignment notifies when: \(comparison)
        var \(name): \(type) {
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
            defer { _$observationRegistrar.didSet(self, keyPath: \\.\(name)) }
            yield &_\(name)
          }
        }
        @ObservationIgnored private var _\(name): \(type)\(value)\(observers)
      """.split(separator: "\n").map(String.init)
  }

  private static func support(typeName: String, hasGenerics: Bool) -> [String] {
    """

      @ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()

      internal nonisolated func access<Member>(keyPath: KeyPath<\(typeName), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }

      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(typeName), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }

      private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool { true }
      private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool { lhs != rhs }
      private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool { lhs !== rhs }
      private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool {
        lhs != rhs
      }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
