import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Local and global variables without storage of their own.
extension Checker {
  func declareComputedLocal(
    _ name: TokenSyntax, _ type: Type, _ accessors: Accessors, hiding opaques: [OpaqueType], builder: Type?,
    actor: NominalDeclaration?
  ) {
    let variable = VariableDeclaration(name: name.text, kind: .global, type: type, isLet: false, place: place(name))
    guard let body = accessors.getter else { return }
    if let actor { variable.makeDetail().globalActor = actor }
    let getter = makeLocalAccessor(.getter, of: variable)
    getter.isThrowing = accessors.isGetterThrowing
    getter.detail?.thrownType = accessors.getterError.map { resolve($0) }
    getter.isAsync = accessors.isGetterAsync
    getter.detail?.builder = builder
    getter.detail?.globalActor = actor
    getter.detail?.accessorPlace = accessors.getterStart.map { place($0) }
    adopt(opaques, for: getter)
    variable.type = getter.result
    finish(getter, native: nil, statements: body.statements, end: body.end, context: nil, isRequirement: false)
    variable.getter = getter
    if let setterBody = accessors.setter {
      let setter = makeLocalAccessor(.setter, of: variable, newValue: accessors.setterParameter ?? "newValue")
      setter.detail?.globalActor = actor
      finish(
        setter, native: nil, statements: setterBody.statements, end: setterBody.end, context: nil, isRequirement: false)
      variable.setter = setter
    }
    let target = self.body.isTopLevel && scope === topLevel.scope ? topLevel.target : nil
    (target ?? scope).declare(name.text, .variable(variable))
    _ = getter.body
    _ = variable.setter?.body
  }

  func makeLocalAccessor(
    _ kind: FunctionDeclaration.Kind, of variable: VariableDeclaration, newValue: String? = nil
  ) -> FunctionDeclaration {
    let accessor = makeFunction(variable.name, kind, at: variable.place)
    // A variable of the file belongs to no function: it may use declarations below it.
    let outer = body.isTopLevel && scope === topLevel.scope ? nil : function
    accessor.isLocal = outer != nil
    if outer == nil { accessor.accessorOf = variable }
    accessor.genericParameters = outer?.genericParameters ?? []
    accessor.details = FunctionDetails(outer: outer, context: nil, scope: scope)
    if let newValue {
      let value = VariableDeclaration(
        name: newValue, kind: .parameter, type: variable.type, isLet: true, place: variable.place)
      value.function = accessor
      accessor.parameters = [FunctionDeclaration.Parameter(label: nil, variable: value)]
    } else {
      accessor.result = variable.type
    }
    return accessor
  }

  /// `lazy var x = f()`: an optional that the first read fills, behind a getter and a setter.
  func declareLazyLocal(_ name: TokenSyntax, _ declared: Type?, _ value: ExprSyntax) -> Statement? {
    let at = place(name)
    guard let home = function, !(body.isTopLevel && scope === topLevel.scope) else {
      let declaration = name.parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self)
      error(.modifier(.lazyGlobal), at: declaration.map { Syntax($0.modifiers) } ?? Syntax(name))
      // The name is declared all the same.
      let type = declared ?? checkFull(value, as: nil, purpose: .initialization).type.resolved
      let variable = VariableDeclaration(
        name: name.identifierText, kind: .global, type: type, isLet: false, place: at)
      scope.declare(variable.name, .variable(variable))
      return nil
    }
    let variable = VariableDeclaration(
      name: name.identifierText, kind: .global, type: declared ?? .error, isLet: false, place: at)
    let getter = makeLocalAccessor(.getter, of: variable)
    var initial: Expression?
    within(scope: scope, function: .some(getter)) {
      body = BodyContext()
      initial = checkFull(value, as: declared, purpose: .initialization)
    }
    guard let initial else { return nil }
    let type = declared ?? initial.type.resolved
    variable.type = type
    getter.result = type
    let storage = VariableDeclaration(
      name: name.identifierText, kind: .local, type: optional(type), isLet: false, place: at)
    storage.function = home
    func stored() -> Expression { Expression(.variable(storage), type: storage.type, place: at) }
    func store(_ value: Expression) -> Statement {
      let wrapped = Expression(.wrap(value), type: storage.type, place: at)
      return Statement(.expression(Expression(.assign(stored(), wrapped), type: .void, place: at)), place: at)
    }
    within(scope: scope, function: .some(getter)) { noteCapture(of: storage) }
    let isEmpty = Expression(.isNil(stored()), type: libraryNominal("Bool"), place: at)
    getter.checkedBody = Block(
      [
        Statement(.ifElse([.boolean(isEmpty)], Block([store(initial)], end: at), nil), place: at),
        Statement(.returnValue(Expression(.forceUnwrap(stored()), type: type, place: at)), place: at),
      ], end: at)
    let setter = makeLocalAccessor(.setter, of: variable, newValue: "newValue")
    if let new = setter.parameters.first?.variable {
      within(scope: scope, function: .some(setter)) { noteCapture(of: storage) }
      setter.checkedBody = Block([store(Expression(.variable(new), type: type, place: at))], end: at)
    }
    variable.getter = getter
    variable.setter = setter
    scope.declare(variable.name, .variable(variable))
    return Statement(.declare(.bind(storage), Expression(.nilValue, type: storage.type, place: at)), place: at)
  }
}
