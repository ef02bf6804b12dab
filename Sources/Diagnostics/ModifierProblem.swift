import Tree

/// Modifiers where they do not belong.
package enum ModifierProblem: Hashable {
  case repeated
  /// `static` or `class` after the other, or after itself.
  case repeatedStatic(MemberKeyword)
  case finalStatic
  case accessRepeated
  case open
  case final
  case finalAndOpen
  case misplaced(String)
  case onlyFunctions(String)
  case onlyInitializers(String)
  case onlyVariables(String)
  case onlyMethods(String)
  case onlyOperators(String)
  case refused(String)
  case optional
  case effect(String)
  case outsideType(MemberKeyword, MemberNoun)
  case classRequirement(MemberNoun)
  case classOutsideClass(MemberNoun)
  case classStored
  case staticInGeneric
  case override
  case inProtocol(String)
  case mutatingInClass
  case mutatingInProtocol(String)
  case convenienceOfValue(NominalDeclaration.Kind)
  case convenienceOfProtocol(String)
  case requiredOfValue(String)
  case setterOfConstant(String, StorageNoun)
  case setterOfReadOnly(String, StorageNoun)
  case lazyConstant
  case lazyGlobal
  case lazyWithoutValue
  case lazyRequirement
  case lazyComputed
  case lazyNames
  case weakNotOptional(ShownType)
  case notClassBound(String, ShownType)
  case notAReference(String, ShownType)

  package var message: String {
    switch self {
    case .repeated: "duplicate modifier"
    case .finalStatic: "static declarations are already final"
    case .repeatedStatic(let keyword): "'\(keyword)' cannot appear after another 'static' or 'class' keyword"
    case .accessRepeated: "multiple incompatible access-level modifiers specified"
    case .open: "only classes and overridable class members can be declared 'open'; use 'public'"
    case .final: "only classes and class members may be marked with 'final'"
    case .finalAndOpen: "class cannot be declared both 'final' and 'open'"
    case .misplaced(let name): "'\(name)' modifier cannot be applied to this declaration"
    case .onlyFunctions(let name): "'\(name)' may only be used on 'func' declarations"
    case .onlyInitializers(let name): "'\(name)' may only be used on 'init' declarations"
    case .onlyVariables(let name): "'\(name)' may only be used on 'var' declarations"
    case .onlyMethods(let name): "'\(name)' is only valid on methods"
    case .onlyOperators(let name): "'\(name)' requires a function with an operator identifier"
    case .refused(let name): "declaration cannot be marked '\(name)'"
    case .optional: "'optional' can only be applied to protocol members"
    case .effect(let name): "'\(name)' must be written after the parameter list of a function"
    case .outsideType(let keyword, let noun): "\(keyword) \(noun.plural) may only be declared on a type"
    case .classRequirement(let noun):
      "class \(noun.plural) are only allowed within classes; use 'static' to declare a requirement fulfilled by either a static or class \(noun)"
    case .classOutsideClass(let noun):
      "class \(noun.plural) are only allowed within classes; use 'static' to declare a static \(noun)"
    case .classStored: "class stored properties not supported in classes; did you mean 'static'?"
    case .staticInGeneric: "static stored properties not supported in generic types"
    case .override: "'override' can only be specified on class members"
    case .inProtocol(let name): "'\(name)' modifier cannot be used in protocols"
    case .mutatingInClass: "'mutating' is not valid on instance methods in classes"
    case .mutatingInProtocol(let name): "'\(name)' is not valid on instance methods in class-bound protocols"
    case .convenienceOfValue(let kind): "initializers in \(kind.plural) are not marked with 'convenience'"
    case .convenienceOfProtocol(let name): "initializers in \(name) are not marked with 'convenience'"
    case .requiredOfValue(let name): "'required' initializer in non-class type '\(name)'"
    case .setterOfConstant(let name, let noun): "'\(name)' modifier cannot be applied to \(noun)"
    case .setterOfReadOnly(let name, let noun): "'\(name)' modifier cannot be applied to read-only \(noun)"
    case .lazyConstant: "'lazy' cannot be used on a let"
    case .lazyGlobal: "'lazy' cannot be used on an already-lazy global"
    case .lazyWithoutValue: "lazy properties must have an initializer"
    case .lazyRequirement: "'lazy' cannot be used on a protocol requirement"
    case .lazyNames: "'lazy' cannot destructure an initializer"
    case .lazyComputed: "'lazy' cannot be used on a computed property"
    case .weakNotOptional(let type): "'weak' variable should have optional type '\(type)'"
    case .notClassBound(let name, let type):
      "'\(name)' must not be applied to non-class-bound '\(type)'; consider adding a protocol conformance that has a class bound"
    case .notAReference(let name, let type):
      "'\(name)' may only be applied to class and class-bound protocol types, not '\(type)'"
    }
  }
}

/// The keyword that makes a member one of the type itself.
package enum MemberKeyword: String, CustomStringConvertible {
  case `static`, `class`

  package var description: String { rawValue }
}

package enum MemberNoun: String, CustomStringConvertible {
  case method, initializer, `subscript`, property

  package var description: String { rawValue }
  var plural: String { self == .property ? "properties" : "\(rawValue)s" }
}

/// The kinds of declarations whose setter cannot have an access level.
package enum StorageNoun: String, CustomStringConvertible {
  case readOnlyProperties = "read-only properties"
  case constants, properties, variables

  package var description: String { rawValue }
}
