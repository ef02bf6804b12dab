import Declarations
import Inference
import Source
import Tree

/// A closure passed without `@escaping`, and what is passed inout, must not outlive the call.
extension Checker {
  /// Says where a parameter that must not escape is put somewhere it could.
  func checkEscaping(_ block: Block) {
    var walk = BodyWalk { [unowned self] expression in checkEscaping(in: expression) }
    walk.returned = { [unowned self] value in
      refuseEscape(value) { name in
        "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
      }
    }
    walk.visit(block)
  }

  private func checkEscaping(in expression: Expression) {
    let storing = { (name: String) in
      "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
    }
    switch expression.kind {
    case .assign(_, let value):
      if let name = escapingProblem(value) {
        error("assigning non-escaping parameter '\(name)' to an '@escaping' closure", at: equals(before: value.place))
      }
    case .apply(let function, _, _, let arguments, _), .delegateInitializer(let function, _, let arguments, _):
      for (parameter, argument) in zip(function.parameters, arguments) {
        if let value = argument.expression { checkPassing(value, to: parameter, of: function) }
      }
    case .enumCase(_, let values):
      for value in values { refuseEscape(value, passing) }
    case .array(let values): for value in values { refuseEscape(value, storing) }
    case .dictionary(let pairs): for pair in pairs { refuseEscape(pair.value, storing) }
    case .erase(let value):
      if escapingProblem(value) != nil {
        error("converting non-escaping value to '\(expression.type.resolved)' may allow it to escape", at: value.place)
      }
    default: break
    }
  }

  private func equals(before place: Place) -> Place {
    let before = place.file.text.utf8.prefix(place.offset)
    guard let index = before.lastIndex(of: UInt8(ascii: "=")) else { return place }
    return Place(file: place.file, offset: before.distance(from: before.startIndex, to: index))
  }

  private func passing(_ name: String) -> String {
    "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
  }

  private func checkPassing(
    _ value: Expression, to parameter: FunctionDeclaration.Parameter, of function: FunctionDeclaration
  ) {
    if case .parameter(let generic) = parameter.variable.type.resolved {
      refuseEscape(value) {
        "converting non-escaping parameter '\($0)' to generic parameter '\(generic.name)' may allow it to escape"
      }
    } else if escapes(parameter, of: function) {
      refuseEscape(value, passing)
    }
  }

  private func refuseEscape(_ value: Expression, _ words: (String) -> String) {
    if let name = escapingProblem(value) { error(words(name), at: value.place) }
  }

  /// The name of the parameter that must not escape, where the value is one.
  private func escapingProblem(_ value: Expression) -> String? {
    switch value.kind {
    case .variable(let variable): (variable.detail?.isNonescaping ?? false) ? variable.name : nil
    case .wrap(let inner), .reinterpret(let inner), .tryPlain(let inner): escapingProblem(inner)
    default: nil
    }
  }

  // MARK: Captures

  /// An escaping closure cannot refer to what ends with the call.
  func checkCaptures(of closure: FunctionDeclaration, at place: Place) -> Bool {
    guard closure.detail?.closure.escapes ?? false else { return false }
    let errors = errorCount
    for variable in closure.captures {
      if variable.isInout, variable.kind == .parameter {
        let what = variable.name == "self" ? "mutating 'self' parameter" : "'inout' parameter '\(variable.name)'"
        error("escaping closure captures \(what)", at: place)
      } else if (variable.detail?.isNonescaping ?? false) {
        error("escaping closure captures non-escaping parameter '\(variable.name)'", at: place)
      }
    }
    return errorCount > errors
  }
}
