import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// The getter and setter of a wrapped variable, and of its projection.
extension Checker {
  /// The effect of reading and assigning on the storage.
  private struct Access {
    /// True if reading changes the storage.
    var getter: Bool
    var setter: Bool?

    /// The access to a wrapper inside this one.
    func around(_ inner: Access) -> Access? {
      guard let getter = inner.getter ? setter : self.getter else { return nil }
      return Access(
        getter: getter, setter: inner.setter.flatMap { $0 ? setter.map { $0 || self.getter } : self.getter })
    }
  }

  private func access(to candidate: Candidate) -> Access {
    guard let variable = candidate.variable, let owner = variable.owner else { return Access(getter: false) }
    let isReference = owner.isClass
    let isWritable = variable.detail.map { isAccessible($0.setterAccessLimit) } ?? true
    guard let getter = variable.getter else {
      return Access(getter: variable.isLazy && !isReference, setter: variable.isLet || !isWritable ? nil : !isReference)
    }
    return Access(
      getter: getter.isMutating && !isReference,
      setter: isWritable ? variable.setter.map { $0.isMutating && !isReference } : nil)
  }

  private func access(_ application: WrapperApplication) -> Access {
    var result: Access?
    for use in application.uses {
      guard let property = wrapperProperty("wrappedValue", of: use.declaration.declaredType) else { continue }
      let own = access(to: property)
      result = result.map { $0.around(own) ?? Access(getter: $0.getter) } ?? own
    }
    return result ?? Access(getter: false)
  }

  func declareAccessors(of application: WrapperApplication) {
    let variable = application.variable
    let wrapping = application.wrapping
    wrapping.makeSteps = { [unowned self] in steps(application) }
    let enclosing = enclosingSubscript("wrapped", of: application)
    wrapping.isPlain = enclosing == nil && variable.willSet == nil && variable.didSet == nil
    var access = access(application)
    if let enclosing { access = Access(getter: false, setter: enclosing.setter == nil ? nil : false) }
    // The wrapper of a parameter is a constant.
    if application.storage.isLet, access.setter ?? false { access.setter = nil }
    declareGetter(of: variable, application, isMutating: access.getter) { [unowned self] function in
      read(application, in: function)
    }
    guard let isMutating = access.setter else { return }
    let changesOwner = isMutating || access.getter || application.hasMutatingObserver
    if !changesOwner { makeObserversNonmutating(of: variable, application) }
    declareSetter(of: variable, application, isMutating: changesOwner) { [unowned self] function, new in
      store(new, application, in: function)
    }
  }

  /// Observers of a property that is set without a change to its owner, such as a `@State`, cannot change the owner
  /// either, and closures that they pass may capture it.
  private func makeObserversNonmutating(of variable: VariableDeclaration, _ application: WrapperApplication) {
    guard let context = application.context else { return }
    for case let observer? in [variable.willSet, variable.didSet] {
      observer.isMutating = false
      declareSelf(of: observer, context: context)
    }
  }

  /// `$x`, if the outermost wrapper has a projected value.
  func declareProjection(of application: WrapperApplication) -> VariableDeclaration? {
    guard let wrapper = application.uses.first?.declaration.declaredType,
      let property = wrapperProperty("projectedValue", of: wrapper)
    else { return nil }
    let variable = application.variable
    let projection = VariableDeclaration(
      name: "$\(variable.name)", kind: variable.kind, type: .error, isLet: false, place: variable.place)
    projection.owner = variable.owner
    projection.details = variable.details
    projection.pendingType = { [unowned self, unowned projection] in
      projection.type = .error
      if let type = wrapperTypes(application).first, let property = wrapperProperty("projectedValue", of: type) {
        projection.type = self.type(of: property).resolved
      }
    }
    let enclosing = enclosingSubscript("projected", of: application)
    var access = access(to: property)
    if let enclosing { access = Access(getter: false, setter: enclosing.setter == nil ? nil : false) }
    if application.storage.isLet, access.setter ?? false { access.setter = nil }
    let target = { [unowned self, unowned projection] (function: FunctionDeclaration) -> Expression? in
      if let enclosing {
        return throughInstance(enclosing, "projected", projection, application, in: function)
      }
      guard let storage = storageExpression(application, in: function), let type = wrapperTypes(application).first,
        let step = step("projectedValue", of: type)
      else { return nil }
      return Expression(
        .property(storage, step.property, step.substitution, isDirect: false), type: step.type,
        place: storage.place)
    }
    declareGetter(of: projection, application, isMutating: access.getter, target)
    if let isMutating = access.setter {
      declareSetter(of: projection, application, isMutating: isMutating || access.getter) { function, new in
        guard let target = target(function) else { return nil }
        return [
          Statement(.expression(Expression(.assign(target, new), type: .void, place: new.place)), place: new.place)
        ]
      }
    }
    return projection
  }

  // MARK: Paths

  private func steps(_ application: WrapperApplication) -> [Wrapping.Step] {
    wrapperTypes(application).compactMap { step("wrappedValue", of: $0) }
  }

  private func step(_ name: String, of type: Type) -> Wrapping.Step? {
    guard let candidate = wrapperProperty(name, of: type), let property = candidate.variable else { return nil }
    return Wrapping.Step(
      property: property, substitution: candidate.substitution, type: self.type(of: candidate).resolved)
  }

  /// `self._x`, `Self._x` or `_x`, as an accessor refers to it.
  func storageExpression(_ application: WrapperApplication, in function: FunctionDeclaration) -> Expression? {
    let storage = application.storage
    let place = application.variable.place
    guard let context = application.context else {
      within(scope: scope, function: .some(function)) { noteCapture(of: storage) }
      return Expression(.variable(storage), type: storage.type, place: place)
    }
    if storage.kind == .staticProperty {
      return Expression(.staticVariable(storage, owner: context.selfType), type: storage.type, place: place)
    }
    guard let own = function.selfVariable else { return nil }
    let base = Expression(.variable(own), type: own.type, place: place)
    return Expression(
      .property(base, storage, substitution(for: context.selfType), isDirect: true), type: storage.type, place: place)
  }

  private func read(_ application: WrapperApplication, in function: FunctionDeclaration) -> Expression? {
    if let enclosing = enclosingSubscript("wrapped", of: application) {
      return throughInstance(enclosing, "wrapped", application.variable, application, in: function)
    }
    return storageExpression(application, in: function).map { application.wrapping.access($0, under: [:]) }
  }

  private func store(
    _ new: Expression, _ application: WrapperApplication, in function: FunctionDeclaration
  ) -> [Statement]? {
    guard let target = read(application, in: function) else { return nil }
    let variable = application.variable
    let place = new.place
    let assignment = Statement(
      .expression(Expression(.assign(target, new), type: .void, place: place)), place: place)
    guard variable.willSet != nil || variable.didSet != nil, let own = function.selfVariable else {
      return [assignment]
    }
    let base = Expression(.variable(own), type: own.type, place: place)
    func observe(_ observer: FunctionDeclaration, _ argument: Expression) -> Statement {
      let call = Expression(
        .apply(observer, identitySubstitution(observer), base: base, [.value(argument)], isDirect: true), type: .void,
        place: place)
      return Statement(.expression(call), place: place)
    }
    var statements: [Statement] = []
    let saved = VariableDeclaration(name: "oldValue", kind: .local, type: variable.type, isLet: true, place: place)
    saved.function = function
    if variable.didSetReadsOldValue { statements.append(Statement(.declare(.bind(saved), target), place: place)) }
    if let willSet = variable.willSet { statements.append(observe(willSet, new)) }
    statements.append(assignment)
    if let didSet = variable.didSet {
      let old = Expression(.variable(saved), type: variable.type, place: place)
      statements.append(observe(didSet, variable.didSetReadsOldValue ? old : new))
    }
    return statements
  }

  // MARK: Functions

  private func declareGetter(
    of variable: VariableDeclaration, _ application: WrapperApplication, isMutating: Bool,
    _ value: @escaping (FunctionDeclaration) -> Expression?
  ) {
    let getter = makeWrapperAccessor(.getter, of: variable, application)
    getter.isMutating = isMutating && !(variable.owner?.isClass ?? true)
    if let context = application.context { declareSelf(of: getter, context: context) }
    let infer = variable.pendingType
    if infer == nil { getter.result = variable.type }
    variable.pendingType = infer.map { infer in
      { [unowned variable, unowned getter] in
        infer()
        getter.result = variable.type
      }
    }
    getter.pendingCheck = { [unowned self, unowned getter, unowned variable] in
      getter.result = variable.type
      inAccessor(getter, application) {
        guard let value = value(getter) else { return }
        getter.checkedBody = Block([Statement(.returnValue(value), place: variable.place)], end: variable.place)
      }
    }
    variable.getter = getter
  }

  private func declareSetter(
    of variable: VariableDeclaration, _ application: WrapperApplication, isMutating: Bool,
    _ statements: @escaping (FunctionDeclaration, Expression) -> [Statement]?
  ) {
    let setter = makeWrapperAccessor(.setter, of: variable, application)
    setter.isMutating = isMutating && !(variable.owner?.isClass ?? true)
    if let context = application.context { declareSelf(of: setter, context: context) }
    let value = VariableDeclaration(
      name: "newValue", kind: .parameter, type: .error, isLet: true, place: variable.place)
    value.pendingType = { [unowned variable, unowned value] in value.type = variable.type }
    value.function = setter
    setter.parameters = [FunctionDeclaration.Parameter(label: nil, variable: value)]
    setter.pendingCheck = { [unowned self, unowned setter, unowned variable, unowned value] in
      inAccessor(setter, application) {
        let new = Expression(.variable(value), type: value.type, place: variable.place)
        guard let statements = statements(setter, new) else { return }
        setter.checkedBody = Block(statements, end: variable.place)
      }
    }
    variable.setter = setter
  }

  private func makeWrapperAccessor(
    _ kind: FunctionDeclaration.Kind, of variable: VariableDeclaration, _ application: WrapperApplication
  ) -> FunctionDeclaration {
    if application.context != nil {
      return makeAccessor(kind, of: variable, context: application.context, modifiers: application.modifiers)
    }
    let accessor = makeFunction(variable.name, kind, at: variable.place)
    accessor.accessorOf = variable
    accessor.isLocal = application.function != nil
    accessor.genericParameters = application.function?.genericParameters ?? []
    accessor.details = FunctionDetails(outer: application.function, context: nil, scope: application.scope)
    return accessor
  }

  private func inAccessor(_ function: FunctionDeclaration, _ application: WrapperApplication, _ work: () -> Void) {
    within(
      scope: Scope(parent: application.scope), file: application.file, function: .some(function),
      environment: application.environment
    ) {
      if let own = function.selfVariable { scope.declare("self", .variable(own)) }
      body = BodyContext()
      work()
    }
  }
}
