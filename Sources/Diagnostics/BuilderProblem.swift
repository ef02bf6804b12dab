/// Result builders.
package enum BuilderProblem: Hashable {
  case declarationInside(ShownType)
  case controlFlowInside(ShownType)
  case misplaced(String, BuilderPlace)
  case withArguments
  case repeated
  case autoclosure(ShownType)
  case notAFunction(ShownType)
  case noMethods
  case noBlock(ShownType)
  case disabled(ShownType)

  package var message: String {
    switch self {
    case .declarationInside(let type): "closure containing a declaration cannot be used with result builder '\(type)'"
    case .controlFlowInside(let type):
      "closure containing control flow statement cannot be used with result builder '\(type)'"
    case .misplaced(let name, let place): "result builder attribute '\(name)' can only be applied to \(place)"
    case .withArguments: "result builder attributes cannot have arguments"
    case .repeated: "only one result builder attribute can be attached to a declaration"
    case .autoclosure(let type): "result builder attribute '\(type)' cannot be applied to an autoclosure parameter"
    case .notAFunction(let type):
      "result builder attribute '\(type)' can only be applied to a parameter of function type"
    case .noMethods:
      "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' [#ResultBuilderMethods]"
    case .noBlock(let type):
      "result builder '\(type)' does not implement any 'buildBlock' or a combination of 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' with sufficient availability for this call site [#ResultBuilderMethods]"
    case .disabled(let type): "application of result builder '\(type)' disabled by explicit 'return' statement"
    }
  }
}

/// The places for a result builder's attribute.
package enum BuilderPlace: Hashable, CustomStringConvertible {
  case computed(StorageKind)
  case anything

  package var description: String {
    switch self {
    case .computed(let kind): "a \(kind) if it defines a getter"
    case .anything: "a parameter, function, subscript, or computed property"
    }
  }
}
