import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Initial values of stored properties.
extension Checker {
  /// The type and the value of a property without a written type.
  package func inferType(of variable: VariableDeclaration, from value: ExprSyntax) {
    if variable.isLazy, let selfType = variable.detail?.context?.selfType {
      checkLazyValue(of: variable, value, selfType: selfType, isInferred: true)
      return
    }
    let expression = withoutThrowing(from: barrier(of: variable)) {
      checkFull(value, as: nil, purpose: .initialization)
    }
    variable.type = expression.type.resolved
    if isOpen, isSealed(variable.type) { variable.type = unknownType }
    variable.initialValue = expression
    checkUses(ofInitialValue: expression, of: variable)
    if variable.ownership == .weak, variable.type.wrapped == nil {
      // A weak reference may become nil.
      variable.type = optional(variable.type)
      variable.initialValue = Expression(.wrap(expression), type: variable.type, place: expression.place)
    }
  }

  /// The value of a property whose type is known.
  package func checkInitialValue(of variable: VariableDeclaration, _ value: ExprSyntax) {
    if variable.isLazy, let selfType = variable.detail?.context?.selfType {
      // A lazy property's value may use self: it is checked as the body of a method.
      checkLazyValue(of: variable, value, selfType: selfType)
    } else if let opaques = variable.detail?.opaqueTypes, !opaques.isEmpty {
      variable.initialValue = withoutThrowing(from: barrier(of: variable)) {
        checkHidden(value, as: variable.type, opaques, purpose: .initialization, of: describe(variable))
      }
    } else {
      variable.initialValue = withoutThrowing(from: barrier(of: variable)) {
        expecting(variable.type, spelled: variable.detail?.annotation) {
          check(value, as: variable.type, purpose: .initialization)
        }
      }
      if let initial = variable.initialValue { checkUses(ofInitialValue: initial, of: variable) }
    }
  }

  private func checkUses(ofInitialValue value: Expression, of variable: VariableDeclaration) {
    checkWaiting(initialValue: value, of: variable)
    if !file.isLibrary { checkEscaping(Statement(.expression(value), place: value.place)) }
  }

  private func barrier(of variable: VariableDeclaration) -> ThrowBarrier {
    variable.kind == .staticProperty ? .global : .property
  }

  /// Checks a value that is computed outside of any function that could throw.
  private func withoutThrowing<Result>(from barrier: ThrowBarrier, _ work: () -> Result) -> Result {
    let saved = body
    body = BodyContext()
    body.barrier = barrier
    defer { body = saved }
    return work()
  }

  /// Checks the code in a stored property's value, if there are no other errors.
  package func checkRunningLater(initialValue: Expression) {
    let place = position
    flowChecks.append { [unowned self] in
      within(scope: place.scope, file: place.file, function: .some(nil)) {
        checkRunning(
          Block([Statement(.expression(initialValue), place: initialValue.place)], end: initialValue.place))
      }
    }
  }

  /// `lazy var x = f(self)`: a function of self that returns the value; stored like the body of a getter.
  func checkLazyValue(
    of variable: VariableDeclaration, _ value: ExprSyntax, selfType: Type, isInferred: Bool = false
  ) {
    let function = makeFunction(variable.name, .getter, at: variable.place)
    function.accessorOf = variable
    function.owner = variable.owner
    let context = variable.detail?.context
    function.genericParameters = inheritedGenerics(context)
    let details = FunctionDetails(outer: nil, context: context, scope: scope)
    function.details = details
    // The getter of a lazy property changes its structure.
    function.isMutating = true
    if let context { declareSelf(of: function, context: context) }
    within(scope: Scope(parent: scope), function: .some(function)) {
      if let selfVariable = function.selfVariable { scope.declare("self", .variable(selfVariable)) }
      body = BodyContext()
      body.barrier = .property
      if isInferred {
        let expression = checkFull(value, as: nil, purpose: .initialization)
        variable.type = expression.type.resolved
        variable.initialValue = expression
      } else if let opaques = variable.detail?.opaqueTypes, !opaques.isEmpty {
        variable.initialValue = checkHidden(
          value, as: variable.type, opaques, purpose: .initialization, of: describe(variable))
      } else {
        variable.initialValue = check(value, as: variable.type, purpose: .initialization)
      }
      if let initial = variable.initialValue { checkUses(ofInitialValue: initial, of: variable) }
      function.result = variable.type
    }
    variable.lazyFunction = function
  }
}
