import Tree

/// The concrete types of the generic parameters in scope: each instance of a generic function is compiled as if it
/// had been written for them.
struct Environment {
  let parameters: [GenericParameter]
  let arguments: [Type]
  let substitution: Substitution

  static var empty: Environment { Environment(parameters: [], arguments: []) }

  init(parameters: [GenericParameter], arguments: [Type]) {
    self.parameters = parameters
    self.arguments = arguments
    var substitution: Substitution = [:]
    for (parameter, argument) in zip(parameters, arguments) { substitution[parameter] = argument }
    self.substitution = substitution
  }

  /// The environment with further parameters: those of a local generic function.
  func adding(_ others: [GenericParameter], _ otherArguments: [Type]) -> Environment {
    var parameters = parameters
    var arguments = arguments
    for (parameter, argument) in zip(others, otherArguments) {
      if let index = parameters.firstIndex(of: parameter) {
        arguments[index] = argument
      } else {
        parameters.append(parameter)
        arguments.append(argument)
      }
    }
    return Environment(parameters: parameters, arguments: arguments)
  }
}

extension Compiler {
  /// The type in the environment: no generic parameters, associated types or opaque types are left.
  func concrete(_ type: Type, in environment: Environment) -> Type {
    switch type {
    case .nominal(_, let arguments) where arguments.isEmpty: type
    case .tuple(let elements) where elements.isEmpty: type
    default:
      type.map { part in
        switch part {
        case .parameter(let parameter): environment.substitution[parameter]
        case .variable(let variable):
          variable.binding.map { self.concrete($0, in: environment) } ?? literalDefault(variable)
        case .member(let base, let associated):
          knowledge.associatedType(associated, of: concrete(base, in: environment)).map {
            self.concrete($0, in: environment)
          }
        case .opaque(let opaque, let arguments): underlying(opaque, arguments, in: environment)
        case .function(let function) where function.attributes == nil:
          function.isolation.attributes.map { attributes in
            var marked = function
            marked.attributes = attributes
            return concrete(.function(marked), in: environment)
          }
        default: nil
        }
      }
    }
  }

  /// The default type of a literal whose type nothing determines.
  private func literalDefault(_ variable: TypeVariable) -> Type? {
    let name: String? =
      switch variable.literal {
      case .integer: "Int"
      case .float: "Double"
      case .string, .character, .scalar: "String"
      case .boolean: "Bool"
      case .mixture, .nilValue, .array, .dictionary, nil: nil
      }
    return name.flatMap(knowledge.libraryType).map { .nominal($0, []) }
  }

  private func underlying(_ opaque: OpaqueType, _ arguments: [Type], in environment: Environment) -> Type? {
    if opaque.underlying == nil { opaque.resolve?() }
    guard let underlying = opaque.underlying else { return nil }
    let inner = Environment(
      parameters: opaque.parameters, arguments: arguments.map { concrete($0, in: environment) })
    return concrete(underlying, in: inner)
  }

  /// The arguments for a callee's generic parameters, in terms of the caller's environment.
  func arguments(
    for parameters: [GenericParameter], _ substitution: Substitution, in environment: Environment
  ) -> [Type] {
    parameters.map { concrete(substitution[$0] ?? .parameter($0), in: environment) }
  }
}
