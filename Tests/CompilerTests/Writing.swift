import Tree

/// Words for writing trees by hand.
let file = SourceFile(name: "test.swift", text: String(repeating: "x\n", count: 100), number: 1)
let place = Place(file: file, offset: 0)

final class Writer {
  let library = SmallLibrary()
  var int: Type { library.int }
  var bool: Type { library.bool }

  // MARK: Declarations

  func local(_ name: String, _ type: Type, isLet: Bool = true, isCaptured: Bool = false) -> VariableDeclaration {
    let variable = VariableDeclaration(name: name, kind: .local, type: type, isLet: isLet, place: place)
    variable.isCaptured = isCaptured
    return variable
  }

  func function(
    _ name: String, _ parameters: [VariableDeclaration] = [], _ result: Type = .void,
    kind: FunctionDeclaration.Kind = .function, _ body: (() -> [Statement])? = nil
  ) -> FunctionDeclaration {
    let function = FunctionDeclaration(name: name, kind: kind, place: place, number: library.nextNumber())
    function.parameters = parameters.map { FunctionDeclaration.Parameter(label: nil, variable: $0) }
    function.result = result
    if let body { define(function, body) }
    return function
  }

  func define(_ function: FunctionDeclaration, _ body: () -> [Statement]) { function.checkedBody = block(body()) }

  func parameter(_ name: String, _ type: Type, isInout: Bool = false) -> VariableDeclaration {
    let variable = VariableDeclaration(name: name, kind: .parameter, type: type, isLet: !isInout, place: place)
    variable.isInout = isInout
    return variable
  }

  func nominal(_ name: String, _ kind: NominalDeclaration.Kind, superclass: Type? = nil) -> NominalDeclaration {
    let declaration = NominalDeclaration(
      name: name, kind: kind, place: place, parent: nil, number: library.nextNumber())
    declaration.superclass = superclass
    return declaration
  }

  @discardableResult
  func stored(
    _ name: String, _ type: Type, in owner: NominalDeclaration, _ initial: Expression? = nil
  ) -> VariableDeclaration {
    let property = VariableDeclaration(name: name, kind: .property, type: type, isLet: false, place: place)
    property.owner = owner
    property.initialValue = initial
    property.storageIndex = owner.storedProperties.count
    owner.storedProperties.append(property)
    return property
  }

  /// A member; `self` is inout for mutating ones.
  func member(
    _ function: FunctionDeclaration, of owner: NominalDeclaration, isMutating: Bool = false
  ) -> FunctionDeclaration {
    function.owner = owner
    function.isMutating = isMutating
    let own = VariableDeclaration(
      name: "self", kind: .parameter, type: .nominal(owner, []),
      isLet: owner.isClass || function.kind != .initializer && !isMutating, place: place)
    own.isInout = isMutating && !owner.isClass
    function.selfVariable = own
    return function
  }

  /// `init()` of a class whose properties all have initial values.
  func defaultInitializer(_ owner: NominalDeclaration) -> FunctionDeclaration {
    let function = member(self.function("init", kind: .initializer), of: owner)
    function.result = .nominal(owner, [])
    function.synthesized = owner.isClass ? .defaultInitializer : .memberwiseInitializer
    return function
  }

  func enumCase(_ name: String, _ payload: [Type] = [], of owner: NominalDeclaration) -> CaseDeclaration {
    let made = CaseDeclaration(
      name: name, owner: owner, index: owner.cases.count, payload: payload.map { TupleElement(type: $0) },
      isIndirect: false, place: place)
    owner.cases.append(made)
    return made
  }

  // MARK: Expressions

  func make(_ kind: Expression.Kind, _ type: Type) -> Expression { Expression(kind, type: type, place: place) }
  func number(_ value: Int) -> Expression { make(.integer(UInt128(value.magnitude), isNegative: value < 0), int) }
  func text(_ value: String) -> Expression { make(.string(value), library.string) }
  func read(_ variable: VariableDeclaration) -> Expression { make(.variable(variable), variable.type) }
  func none(_ type: Type) -> Expression { make(.nilValue, library.optional(type)) }

  func call(_ function: FunctionDeclaration, _ arguments: Expression..., on base: Expression? = nil) -> Expression {
    make(
      .apply(function, [:], base: base, arguments.map { .value($0) }, isDirect: false), function.result)
  }

  func binary(_ name: String, _ left: Expression, _ right: Expression) -> Expression {
    let isComparison = ["<", "<=", ">", ">=", "==", "!="].contains(name)
    let function = library.intOperator(name, isComparison ? bool : int)
    return make(.apply(function, [:], base: nil, [.value(left), .value(right)], isDirect: false), function.result)
  }

  func change(_ name: String, _ left: Expression, _ right: Expression) -> Statement {
    let function = library.intOperator(name, .void)
    return run(make(.apply(function, [:], base: nil, [.inOut(left), .value(right)], isDirect: false), .void))
  }

  func property(_ base: Expression, _ property: VariableDeclaration) -> Expression {
    make(.property(base, property, [:], isDirect: false), property.type)
  }

  // MARK: Statements

  func statement(_ kind: Statement.Kind) -> Statement { Statement(kind, place: place) }
  func block(_ statements: [Statement]) -> Block { Block(statements, end: place) }
  func run(_ expression: Expression) -> Statement { statement(.expression(expression)) }
  func result(_ value: Expression?) -> Statement { statement(.returnValue(value)) }
  func declare(_ variable: VariableDeclaration, _ value: Expression?) -> Statement {
    statement(.declare(.bind(variable), value))
  }
  func assign(_ target: Expression, _ value: Expression) -> Statement { run(make(.assign(target, value), .void)) }
  func when(_ condition: Expression, _ yes: [Statement], _ no: [Statement]? = nil) -> Statement {
    statement(
      .ifElse([.boolean(condition)], block(yes), no.map { statement(.block(block($0))) }))
  }
}
