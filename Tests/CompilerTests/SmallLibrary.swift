import Tree

/// A library of a few types and operators, and all the compiler asks of a checker, for trees made by hand.
final class SmallLibrary: TypeKnowledge {
  static let file = SourceFile(name: "<library>", text: "", number: 0, isLibrary: true)
  static let place = Place(file: file, offset: 0)

  let int: Type
  let bool: Type
  let string: Type
  let equatable: NominalDeclaration
  /// `==` of Equatable.
  let equal: FunctionDeclaration
  private var declarations: [String: NominalDeclaration] = [:]
  private var numbers = 0
  /// Declared by tests: what meets a requirement.
  var witnesses: [(requirement: FunctionDeclaration, type: Type, function: FunctionDeclaration)] = []

  init() {
    var made: [String: NominalDeclaration] = [:]
    func declare(_ name: String, _ kind: NominalDeclaration.Kind, _ parameters: [String] = []) {
      let declaration = NominalDeclaration(
        name: name, kind: kind, place: Self.place, parent: nil, number: made.count + 1000)
      declaration.isLibrary = true
      declaration.genericParameters = parameters.map { GenericParameter(name: $0) }
      made[name] = declaration
    }
    for name in ["Int", "Bool", "String", "Double", "Character"] { declare(name, .structure) }
    for name in ["Array", "Set"] { declare(name, .structure, ["Element"]) }
    declare("Range", .structure, ["Bound"])
    declare("Dictionary", .structure, ["Key", "Value"])
    declare("Optional", .enumeration, ["Wrapped"])
    declare("Error", .protocolType)
    declare("Equatable", .protocolType)
    declarations = made
    func plain(_ name: String) -> Type { made[name].map { .nominal($0, []) } ?? .error }
    int = plain("Int")
    bool = plain("Bool")
    string = plain("String")
    let equatable =
      made["Equatable"]
      ?? NominalDeclaration(
        name: "", kind: .protocolType, place: Self.place, parent: nil, number: 0)
    self.equatable = equatable
    let parameter = GenericParameter(name: "Self")
    equatable.selfParameter = parameter
    equal = FunctionDeclaration(name: "==", kind: .method, place: Self.place, number: 1)
    equal.owner = equatable
    equal.isRequirement = true
    equal.isStatic = true
    equal.genericParameters = [parameter]
    equal.parameters = (0..<2).map { index in
      FunctionDeclaration.Parameter(
        label: nil,
        variable: VariableDeclaration(
          name: "p\(index)", kind: .parameter, type: .parameter(parameter), isLet: true, place: Self.place))
    }
    equal.result = bool
    if let range = made["Range"] {
      for (index, name) in ["lowerBound", "upperBound"].enumerated() {
        let bound = VariableDeclaration(
          name: name, kind: .property, type: .parameter(range.genericParameters[0]), isLet: true, place: Self.place)
        bound.owner = range
        bound.storageIndex = index
        range.storedProperties.append(bound)
      }
    }
  }

  func type(_ name: String, _ arguments: Type...) -> Type {
    declarations[name].map { .nominal($0, arguments) } ?? .error
  }
  func optional(_ type: Type) -> Type { self.type("Optional", type) }
  func array(_ type: Type) -> Type { self.type("Array", type) }
  var anyError: Type { declarations["Error"].map { .existential([$0], superclass: nil) } ?? .error }

  func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  /// An operator of Int: `+`, `<`, `+=`.
  func intOperator(_ name: String, _ result: Type, isAssigning: Bool = false) -> FunctionDeclaration {
    let function = FunctionDeclaration(name: name, kind: .method, place: Self.place, number: nextNumber())
    function.isStatic = true
    function.owner = int.nominal
    function.native = name
    function.result = result
    return function
  }

  func native(_ name: String, _ result: Type) -> FunctionDeclaration {
    let function = FunctionDeclaration(name: name, kind: .function, place: Self.place, number: nextNumber())
    function.native = name
    function.result = result
    return function
  }

  // MARK: TypeKnowledge

  var opensAllExistentials: Bool { false }
  func executor(of function: FunctionDeclaration) -> FunctionExecutor { .caller }
  func executor(of variable: VariableDeclaration) -> FunctionExecutor { .caller }
  func waiting(in function: FunctionDeclaration) -> BodyWaiting { .none }

  func converted(_ value: Expression, to type: Type) -> Expression? { nil }

  func conforms(_ type: Type, to declaration: NominalDeclaration) -> Bool { true }

  func witness(for requirement: FunctionDeclaration, of type: Type, arguments: [Type]) -> Witness? {
    witnesses.first { $0.requirement == requirement && $0.type == type }
      .map { Witness(function: $0.function, substitution: [:]) }
  }

  func associatedType(_ associated: AssociatedType, of type: Type) -> Type? { nil }
  func visibleType(_ associated: AssociatedType, through existential: Type) -> Type {
    .existential(associated.protocols, superclass: nil)
  }
  func libraryType(_ name: String) -> NominalDeclaration? { declarations[name] }
  func libraryRequirement(_ name: String) -> FunctionDeclaration? { name == "Equatable.==(_:_:)" ? equal : nil }
  func declaration(numbered number: Int) -> NominalDeclaration? {
    declarations.values.first { $0.number == number }
  }
}
