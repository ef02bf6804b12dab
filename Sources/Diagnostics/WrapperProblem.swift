/// Property wrappers.
package enum WrapperProblem: Hashable {
  case severalVariables
  case constant
  case computed
  case notAProperty(String)
  case inTopLevelCode
  case misplacedTaskLocal
  case taskLocalWithoutValue
  case inProtocol(String)
  case inExtension(String)
  case inEnum(String)
  case overriding(String)
  case alsoMarked(String, String)
  case noValue(String)
  case effectfulGetter(String)
  case failable(String)
  /// An initializer for a value, the type of its parameter, and the type of `wrappedValue`.
  case otherValue(String, ShownType, ShownType)
  case lessAccessible(WrapperPart, of: String)
  case projectionParameter
  case composition(ShownType, String, ShownType)
  case propertyType(ShownType, ShownType)

  package var message: String {
    switch self {
    case .severalVariables: "property wrapper can only apply to a single variable"
    case .constant: "property wrapper can only be applied to a 'var'"
    case .computed: "property wrapper cannot be applied to a computed property"
    case .notAProperty(let name): "property wrapper attribute '\(name)' can only be applied to a property"
    case .inTopLevelCode: "property wrappers are not yet supported in top-level code"
    case .misplacedTaskLocal:
      "'@TaskLocal' can only be applied to 'static' property, or global variables (from macro 'TaskLocal ')"
    case .taskLocalWithoutValue:
      "'@TaskLocal' property must have default value, or be optional (from macro 'TaskLocal ')"
    case .inProtocol(let name): " property '\(name)' declared inside a protocol cannot have a wrapper"
    case .inExtension(let name): "non-static property '\(name)' declared inside an extension cannot have a wrapper"
    case .inEnum(let name): "non-static property '\(name)' declared inside an enum cannot have a wrapper"
    case .overriding(let name): "property '\(name)' with attached wrapper cannot override another property"
    case .alsoMarked(let name, let modifier): "property '\(name)' with a wrapper cannot also be \(modifier)"
    case .noValue(let name):
      "property wrapper type '\(name)' does not contain a non-static property named 'wrappedValue' [#PropertyWrappers]"
    case .effectfulGetter(let name): "property wrapper's '\(name)' property cannot define an 'async' or 'throws' getter"
    case .failable(let name): "property wrapper initializer '\(name)' cannot be failable [#PropertyWrappers]"
    case .otherValue(let name, let type, let value):
      "'\(name)' parameter type ('\(type)') must be the same as its 'wrappedValue' property type ('\(value)') or an '@autoclosure' thereof [#PropertyWrappers]"
    case .lessAccessible(let part, let name):
      "private \(part) cannot have more restrictive access than its enclosing property wrapper type '\(name)' (which is internal) [#PropertyWrappers]"
    case .projectionParameter: "cannot use property wrapper projection parameter"
    case .composition(let type, let wrapper, let value):
      "composed wrapper type '\(type)' does not match type of '\(wrapper).wrappedValue', which is '\(value)'"
    case .propertyType(let type, let value): "property type '\(type)' does not match 'wrappedValue' type '\(value)'"
    }
  }
}

package enum WrapperPart: Hashable, CustomStringConvertible {
  case property(String)
  case initializer(String)

  package var description: String {
    switch self {
    case .property(let name): "property '\(name)'"
    case .initializer(let name): "initializer '\(name)'"
    }
  }
}
