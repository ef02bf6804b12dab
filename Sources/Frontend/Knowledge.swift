import Checking
import Declarations
import Inference
import Tree

/// A session's reference to its checker, through which the compiler asks its questions. When the last owner releases
/// it, the checker is available to another session.
final class Knowledge: TypeKnowledge {
  let checker: Checker
  private let library: String?

  /// - Parameter library: The name under which sessions share the parsed library; nil if they do not.
  init(library: String?, _ makeChecker: () -> Checker) {
    self.library = library
    checker = library.flatMap(SharedCheckers.take) ?? makeChecker()
  }

  deinit {
    if let library { SharedCheckers.giveBack(checker, library) }
  }

  var opensAllExistentials: Bool { checker.language == .swift6 }

  func conforms(_ type: Type, to protocolDeclaration: NominalDeclaration) -> Bool {
    checker.conformsVisibly(type, to: protocolDeclaration)
  }

  func witness(for requirement: FunctionDeclaration, of type: Type, arguments: [Type]) -> Witness? {
    let key = WitnessKey(requirement: requirement, type: type, arguments: arguments)
    if let known = checker.witnesses.found[key] { return known }
    let found = withoutEnvironment { checker.findWitness(for: requirement, of: type, arguments: arguments) }
    checker.witnesses.found[key] = .some(found)
    return found
  }

  func associatedType(_ associated: AssociatedType, of type: Type) -> Type? {
    checker.associatedType(associated, of: type)
  }

  func visibleType(_ associated: AssociatedType, through existential: Type) -> Type {
    checker.visibleType(associated, through: existential)
  }

  func libraryType(_ name: String) -> NominalDeclaration? { checker.libraryType(name) }

  func libraryRequirement(_ name: String) -> FunctionDeclaration? {
    guard let dot = name.firstIndex(of: "."), let declaration = libraryType(String(name[..<dot])) else { return nil }
    let wanted = String(name[name.index(after: dot)...])
    return checker.requirements(of: declaration).first { $0.fullName == wanted || $0.name == wanted }
  }

  func declaration(numbered number: Int) -> NominalDeclaration? { checker.declarationNumbers[number] }

  func executor(of function: FunctionDeclaration) -> FunctionExecutor { checker.executor(of: function) }
  func executor(of variable: VariableDeclaration) -> FunctionExecutor { checker.executor(of: variable) }
  func waiting(in function: FunctionDeclaration) -> BodyWaiting { checker.waiting(in: function) }

  func converted(_ value: Expression, to type: Type) -> Expression? {
    withoutEnvironment { checker.convert(value, to: type) }
  }

  private func withoutEnvironment<Result>(_ work: () -> Result) -> Result {
    checker.within(scope: checker.globals, function: .some(nil), environment: [], work)
  }
}
