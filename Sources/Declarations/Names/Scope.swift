import Diagnostics
import SwiftSyntax
import Tree

/// The possible meanings of a name.
package enum Entity {
  case variable(VariableDeclaration)
  case function(FunctionDeclaration)
  case type(NominalDeclaration)
  case alias(TypeAlias)
  case parameter(GenericParameter)

  package var isFunction: Bool { if case .function = self { true } else { false } }
  package var isType: Bool {
    switch self {
    case .type, .alias, .parameter: true
    case .variable, .function: false
    }
  }

  func isType(_ other: Entity) -> Bool {
    switch (self, other) {
    case (.type(let one), .type(let another)): one === another
    case (.alias(let one), .alias(let another)): one === another
    case (.parameter(let one), .parameter(let another)): one == another
    default: false
    }
  }
}

/// One lexical scope: a block, a function's parameters, a type's body, the session's globals.
package final class Scope {
  package let parent: Scope?
  package var names: [String: [Entity]] = [:]
  /// Set for the scope of a type's or extension's body: members are found through it, with implicit `self`.
  package var typeContext: TypeContext?
  /// Set for the scope of a file in an opened module: the modules that the file imports.
  package var imports: Set<String>?
  /// For the scope of a file in an opened module: the modules whose internal declarations the file sees as well.
  package var testableImports: Set<String> = []
  /// For the scope of a file in an opened module: the number of the file's section in the module's text.
  package var section: Int?
  /// For the scope of a file in an opened module: what any file of the module imports.
  package var importsOfModule: Set<String> = []
  /// Names that are declared below in this block: a use of one is reported as such.
  var declaredLater: Set<String> = []
  /// The function to which the block belongs.
  weak var home: FunctionDeclaration?

  package init(parent: Scope?, typeContext: TypeContext? = nil) {
    self.parent = parent
    self.typeContext = typeContext
  }

  package func declare(_ name: String, _ entity: Entity) {
    switch entity {
    case .function: names[name, default: []].insert(entity, at: 0)
    // A variable is preferred, but a function of the same name can still be called.
    case .variable: names[name] = [entity] + (names[name] ?? []).filter(\.isFunction)
    default: names[name] = [entity]
    }
  }
}

/// The interior of a type declaration or extension.
package final class TypeContext {
  package let declaration: NominalDeclaration
  /// The `Self` type here: with an extension's same-type requirements applied.
  package let selfType: Type
  package let requirements: [Requirement]
  /// The requirements in force inside: those of the extension, of the type itself and of its enclosing declarations.
  package var environment: [Requirement] {
    var all = requirements
    var level: NominalDeclaration? = declaration
    while let current = level {
      all += current.detail?.requirements ?? []
      all += current.detail?.requirementsAround ?? []
      level = current.parent
    }
    return all
  }
  /// `@MainActor extension`
  package var globalActor: NominalDeclaration?
  /// The module of an extension of the library, nil for the standard library and for the program.
  var module: String?
  /// The access level that an extension sets for its members.
  package var access: AccessLevel?
  /// The start of an extension, and the place of the type that it extends, for messages.
  package var start: Int?
  package var offset: Int?

  init(declaration: NominalDeclaration, selfType: Type, requirements: [Requirement]) {
    self.declaration = declaration
    self.selfType = selfType
    self.requirements = requirements
  }
}

package final class TypeAlias {
  let name: String
  var genericParameters: [GenericParameter] = []
  /// The conditions of its `where` clause on other types than its parameters.
  var requirements: [Requirement] = []
  /// The reason of `@available` why it must not be used.
  var unavailable: Unavailability?
  /// The place and the written access level of an alias that the program declares.
  var place: Place?
  var access = AccessLevel.internal
  /// The alias for a number of arguments, if it has a parameter pack.
  var instance: ((Int) -> TypeAlias?)?
  private var resolve: ((TypeAlias) -> Type)?
  private var resolved: Type = .error

  init(name: String, resolve: @escaping (TypeAlias) -> Type) {
    self.name = name
    self.resolve = resolve
  }

  /// The type in terms of its own parameters and those of enclosing types.
  package var type: Type {
    if let resolve {
      self.resolve = nil
      resolved = resolve(self)
      takeOpenArguments()
    }
    return resolved
  }

  /// `typealias Custom = Wrapper` takes the arguments that `Wrapper` takes.
  private func takeOpenArguments() {
    guard genericParameters.isEmpty, case .nominal(let declaration, let arguments) = resolved else { return }
    let own = declaration.genericParameters.dropFirst(declaration.parent?.genericParameters.count ?? 0)
    let isOpen = arguments.suffix(own.count).allSatisfy { argument in
      if case .variable(let variable) = argument { variable.binding == nil } else { false }
    }
    guard isOpen, !own.isEmpty, arguments.count == declaration.genericParameters.count else { return }
    genericParameters = Array(own)
    resolved = .nominal(declaration, arguments.dropLast(own.count) + own.map { .parameter($0) })
  }
}
