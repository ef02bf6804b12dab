import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// A closure passed without `@escaping`, and an inout argument, must not outlive the call.
extension Checker {
  /// Reports a nonescaping parameter that is stored where it could escape.
  func checkEscaping(_ block: Block) { escapingWalk().visit(block) }
  func checkEscaping(_ statement: Statement) { escapingWalk().visit(statement) }

  private func escapingWalk() -> BodyWalk {
    var walk = BodyWalk { [unowned self] expression in checkEscaping(in: expression) }
    walk.returned = { [unowned self] value in
      refuseEscape(value) { name in
        .usesNonescaping(name)
      }
    }
    return walk
  }

  private func checkEscaping(in expression: Expression) {
    switch expression.kind {
    case .assign(_, let value):
      if let name = escapingProblem(value) {
        error(.closure(.assignsNonescaping(name)), at: equals(before: value.place))
      }
    case .apply(let function, _, _, let arguments, _), .delegateInitializer(let function, _, let arguments, _):
      for (parameter, argument) in zip(function.parameters, arguments) {
        if let value = argument.expression { checkPassing(value, to: parameter, of: function) }
      }
    case .enumCase(_, let values):
      for value in values { refuseEscape(value) { .passesNonescaping($0) } }
    case .array(let values): for value in values { refuseEscape(value) { .usesNonescaping($0) } }
    case .dictionary(let pairs): for pair in pairs { refuseEscape(pair.value) { .usesNonescaping($0) } }
    case .erase(let value):
      if escapingProblem(value) != nil {
        error(.closure(.convertsNonescaping(expression.type.shown)), at: value.place)
      }
    default: break
    }
  }

  /// The `=` of an assignment of the value at a place.
  func equals(before place: Place) -> Place {
    let before = place.file.text.utf8.prefix(place.offset)
    guard let index = before.lastIndex(of: UInt8(ascii: "=")) else { return place }
    return Place(file: place.file, offset: before.distance(from: before.startIndex, to: index))
  }

  private func checkPassing(
    _ value: Expression, to parameter: FunctionDeclaration.Parameter, of function: FunctionDeclaration
  ) {
    if case .parameter(let generic) = parameter.variable.type.resolved {
      if function.place.file.isLibrary, function.name == "withoutActuallyEscaping" { return }
      refuseEscape(value) { .convertsNonescapingToGeneric($0, generic.name) }
    } else if escapes(parameter, of: function) {
      refuseEscape(value) { .passesNonescaping($0) }
    }
  }

  private func refuseEscape(_ value: Expression, _ problem: (String) -> ClosureProblem) {
    if let name = escapingProblem(value) { error(.closure(problem(name)), at: value.place) }
  }

  /// The name of the nonescaping parameter, if the value is one.
  private func escapingProblem(_ value: Expression) -> String? {
    switch value.kind {
    case .variable(let variable): (variable.detail?.isNonescaping ?? false) ? variable.name : nil
    case .wrap(let inner), .reinterpret(let inner), .tryPlain(let inner): escapingProblem(inner)
    default: nil
    }
  }

  // MARK: Captures

  /// An escaping closure cannot refer to anything that ends with the call.
  func checkCaptures(of closure: FunctionDeclaration, at place: Place) -> Bool {
    guard closure.detail?.closure.escapes ?? false else { return false }
    let errors = errorCount
    for variable in closure.captures {
      if variable.isInout, variable.kind == .parameter {
        error(.closure(.capturesInout(variable.name)), at: place)
      } else if (variable.detail?.isNonescaping ?? false) {
        error(.closure(.capturesNonescaping(variable.name)), at: place)
      }
    }
    return errorCount > errors
  }
}
