import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// A variable and its property wrappers, outermost first, with the context in which they are resolved.
final class WrapperApplication {
  let variable: VariableDeclaration
  let wrapping: Wrapping
  let uses: [WrapperUse]
  let name: TokenSyntax
  let type: TypeSyntax?
  let value: ExprSyntax?
  let modifiers: Modifiers
  let context: TypeContext?
  let scope: Scope
  let file: SourceFile
  /// The function to which a local belongs.
  let function: FunctionDeclaration?
  let environment: [Requirement]
  /// True if the variable has a type before the wrappers are checked.
  var isTyped: Bool
  /// The types of the wrappers, once they are known.
  var types: [Type]?
  /// The storage's initial value, if the types had to be inferred from it.
  var inferred: Expression?

  init(
    _ variable: VariableDeclaration, _ wrapping: Wrapping, _ uses: [WrapperUse], name: TokenSyntax, type: TypeSyntax?,
    value: ExprSyntax?, modifiers: Modifiers, context: TypeContext?, checker: Checker
  ) {
    self.variable = variable
    self.wrapping = wrapping
    self.uses = uses
    self.name = name
    self.type = type
    self.value = value
    isTyped = type != nil
    self.modifiers = modifiers
    self.context = context
    scope = checker.scope
    file = checker.file
    function = context == nil ? checker.function : nil
    environment = checker.environment
  }

  var storage: VariableDeclaration { wrapping.storage }

  /// True if an observer is declared `mutating`: setting the property then changes its owner, whatever the wrapper does.
  var hasMutatingObserver: Bool {
    let binding = name.parent?.parent?.as(PatternBindingSyntax.self)
    guard case .accessors(let accessors)? = binding?.accessorBlock?.accessors else { return false }
    return accessors.contains { $0.modifier?.name.tokenKind == .keyword(.mutating) }
  }
}

extension Checker {
  // MARK: What a wrapper has

  /// A property of a wrapper by name, with the consequences of the wrapper's declaration. It must be declared in the
  /// type itself, not in an extension or a superclass.
  func wrapperProperty(_ name: String, of type: Type) -> Candidate? {
    guard let declaration = type.nominal else { return nil }
    complete(declaration)
    return lookUpMembers(of: type, named: name, isStatic: false).first { candidate in
      candidate.variable?.owner == declaration && candidate.member.context === declaration.detail?.context
    }
  }

  /// Declares a wrapper's members now, if that has not happened yet.
  func complete(_ declaration: NominalDeclaration) {
    guard !declaration.isLibrary else { return }
    prepare(declaration)
    declareMembers(of: declaration)
    if let superclass = declaration.superclass?.nominal { complete(superclass) }
    finalize(declaration)
  }

  func type(of candidate: Candidate) -> Type {
    candidate.variable.map { reduce($0.type.substituting(candidate.substitution)) } ?? .error
  }

  /// `init(wrappedValue:)`, or its old name `init(initialValue:)`. `isCompleted`: its other arguments may be written
  /// in the attribute.
  func wrappedValueInitializer(of type: Type, _ use: WrapperUse, isCompleted: Bool = true) -> FunctionDeclaration? {
    complete(use.declaration)
    let all = lookUpMembers(of: type, named: "init", isStatic: true).compactMap(\.function)
    for label in ["wrappedValue", "initialValue"] {
      let found = all.first { function in
        guard function.parameters.first?.label == label, !function.isFailable else { return false }
        return isCompleted && use.arguments.map { !$0.isEmpty } ?? false
          || function.parameters.dropFirst().allSatisfy(\.hasDefault)
      }
      if let found { return found }
    }
    return nil
  }

  /// - Parameter isUnconditional: True if an initializer that exists for some values only does not count.
  func hasDefaultInitializer(_ type: Type, isUnconditional: Bool = false) -> Bool {
    lookUpMembers(of: type, named: "init", isStatic: true).contains { candidate in
      guard let function = candidate.function, !function.isFailable else { return false }
      if isUnconditional, !candidate.member.context.requirements.isEmpty { return false }
      // A type without stored properties has no other initializer than the memberwise one.
      if function.synthesized == .memberwiseInitializer { return function.parameters.isEmpty }
      return function.parameters.allSatisfy(\.hasDefault)
    }
  }
}
