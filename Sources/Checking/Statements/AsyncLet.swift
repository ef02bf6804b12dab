import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// `async let x = f()`: a child task computes the value, and each use of the name awaits it.
extension Checker {
  /// The task's storage, and its end at the end of the scope: the task is cancelled if it has not been awaited, and
  /// then awaited.
  func checkAsyncLet(_ binding: PatternBindingSyntax, type typeSyntax: TypeSyntax?) -> [Statement] {
    guard let initializer = binding.initializer?.value, let task = libraryType("Task") else {
      error(.declaration(.asyncLetWithoutValue), at: binding.pattern)
      return []
    }
    let isSupported = surroundings(of: function).isAsync
    if !isSupported {
      let keyword =
        binding.parent?.parent?.as(VariableDeclSyntax.self).map { Syntax($0.bindingSpecifier) }
        ?? Syntax(binding)
      error(.effect(.asyncLetUnsupported), at: keyword)
    }
    let start = opening()
    let value = makeVariable()
    let type = typeSyntax.map { resolve($0) } ?? value
    let saved = body
    body.isAwaited = true
    body.isTried = true
    let closure = checkAutoclosure(initializer, FunctionType([], type, isThrowing: true, isAsync: true))
    body = saved
    finishExpression(from: start, node: binding)
    guard let closure, case .closure(let function) = closure.kind else { return [] }
    function.detail?.closure.isExpectedAsync = true
    let result = type.resolved
    let failure = function.isThrowing ? anyError : libraryNominal("Never")
    let storage = VariableDeclaration(
      name: "$task", kind: body.isTopLevel && scope === topLevel.scope ? .global : .local,
      type: .nominal(task, [result, failure]), isLet: true, place: place(binding))
    storage.function = storage.kind == .global ? nil : self.function
    guard let started = taskCall("_asyncLet", result, failure, closure, type: storage.type) else { return [] }
    declareNames(in: binding.pattern, of: storage, type: result, isThrowing: function.isThrowing)
    var statements = [Statement(.declare(.bind(storage), started), place: storage.place)]
    if storage.kind == .local,
      let left = taskCall("_leaveAsyncLet", result, failure, reference(storage), type: .void)
    {
      let wait = Expression(.await(left), type: .void, place: storage.place)
      let block = Block([Statement(.expression(wait), place: storage.place)], end: storage.place)
      statements.append(Statement(.deferred(block), place: storage.place))
    }
    // swiftc checks no more of what cannot run.
    return isSupported ? statements : []
  }

  private func reference(_ storage: VariableDeclaration) -> Expression {
    Expression(.variable(storage), type: storage.type, place: storage.place)
  }

  /// A call of a library function with the task's two types.
  private func taskCall(
    _ name: String, _ value: Type, _ failure: Type, _ argument: Expression, type: Type
  ) -> Expression? {
    guard let function = libraryFunctions(name).first, function.genericParameters.count == 2 else { return nil }
    let substitution = [function.genericParameters[0]: value, function.genericParameters[1]: failure]
    return Expression(
      .apply(function, substitution, base: nil, [.value(argument)], isDirect: false), type: type,
      place: argument.place)
  }

  /// Declares each name of the pattern as a variable whose getter awaits the task.
  private func declareNames(
    in pattern: PatternSyntax, of storage: VariableDeclaration, type: Type, isThrowing: Bool,
    _ part: @escaping (Expression) -> Expression = { $0 }
  ) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): declareName(node.identifier, storage, type, isThrowing, part)
    case .tuplePattern(let node):
      guard case .tuple(let elements) = type, elements.count == node.elements.count else {
        return error(.pattern(.mismatch(type.shown)), at: node)
      }
      for (index, element) in node.elements.enumerated() {
        let type = elements[index].type
        declareNames(in: element.pattern, of: storage, type: type, isThrowing: isThrowing) { whole in
          let inner = part(whole)
          return Expression(.tupleElement(inner, index), type: type, place: inner.place)
        }
      }
    default: return
    }
  }

  private func declareName(
    _ name: TokenSyntax, _ storage: VariableDeclaration, _ type: Type, _ isThrowing: Bool,
    _ part: (Expression) -> Expression
  ) {
    guard case .nominal(let task, let arguments) = storage.type,
      let value = lookUpMembers(of: storage.type, named: "value", isStatic: false).lazy.compactMap(\.variable).first
    else { return }
    let variable = VariableDeclaration(
      name: name.identifierText, kind: .global, type: type, isLet: true, place: place(name))
    let getter = makeLocalAccessor(.getter, of: variable)
    (getter.isAsync, getter.isThrowing) = (true, isThrowing)
    within(scope: scope, function: .some(getter)) { noteCapture(of: storage) }
    let substitution = Dictionary(zip(task.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
    var read = Expression(
      .property(reference(storage), value, substitution, isDirect: false), type: arguments[0], place: storage.place)
    read = Expression(.await(read), type: arguments[0], place: storage.place)
    if isThrowing { read = Expression(.tryPlain(read), type: arguments[0], place: storage.place) }
    getter.checkedBody = Block([Statement(.returnValue(part(read)), place: storage.place)], end: storage.place)
    variable.getter = getter
    let details = VariableDetails()
    details.isAsyncLet = true
    variable.details = details
    scope.declare(variable.name, .variable(variable))
    if storage.kind == .global { globals.declare(variable.name, .variable(variable)) }
  }
}
