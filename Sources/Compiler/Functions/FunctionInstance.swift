import Code
import Tree

/// One function to compile: a declaration with concrete type arguments, or a generated one. It is the `origin` of its
/// reference.
final class FunctionInstance {
  let name: String
  let environment: Environment
  /// The local functions compiled for this instance's outermost function, which are released together with it.
  let locals: LocalInstances
  private(set) var lower: (FunctionBuilder) -> Void
  /// The closure expression whose body this is.
  private(set) var closure: FunctionDeclaration?
  /// Nil for the code of a unit, which runs once.
  unowned var reference: FunctionReference?

  init(
    name: String, environment: Environment, locals: LocalInstances = LocalInstances(),
    closure: FunctionDeclaration? = nil, lower: @escaping (FunctionBuilder) -> Void
  ) {
    self.closure = closure
    self.name = name
    self.environment = environment
    self.locals = locals
    self.lower = lower
  }

  /// Releases the source of the function, which is never compiled again.
  func dismantle() {
    lower = { _ in }
    closure = nil
  }
}

final class LocalInstances {
  var references: [InstanceKey: FunctionReference] = [:]
}

/// The identity of an instance: instances with equal keys share a reference.
struct InstanceKey: Hashable {
  enum Role: Hashable {
    case body
    /// Called as a closure, which is its own last argument.
    case closure
    case getter, setter
    /// Stores and runs the property's own observers, but nothing else that its setter does.
    case observedSetter
    /// Creates an instance of the class, then runs the initializer.
    case allocator(type: ObjectIdentifier)
    case globalInitializer
    /// Creates the default value of a property or parameter.
    case defaultValue
    /// Adapts a witness to the calling convention of an existential.
    case witness(seenAs: Type?)
    /// Called with an opened existential as the first argument.
    case opened(argument: Int, seenAs: Type?)
  }

  let role: Role
  let declaration: ObjectIdentifier
  let arguments: [Type]
}

extension Compiler {
  func reference(
    _ role: InstanceKey.Role, _ declaration: AnyObject, name: @autoclosure () -> String, _ environment: Environment,
    lower: @escaping (FunctionBuilder) -> Void
  ) -> FunctionReference {
    let key = InstanceKey(role: role, declaration: ObjectIdentifier(declaration), arguments: environment.arguments)
    if let known = references[key] { return known }
    let instance = FunctionInstance(name: name(), environment: environment) { [declaration] builder in
      _ = declaration
      lower(builder)
    }
    let made = FunctionReference(name: instance.name, origin: instance)
    instance.reference = made
    references[key] = made
    return made
  }

  /// A closure or local function, compiled in the environment of the enclosing function.
  func nestedReference(
    _ name: String, _ environment: Environment, locals: LocalInstances, closure: FunctionDeclaration? = nil,
    lower: @escaping (FunctionBuilder) -> Void
  ) -> FunctionReference {
    let instance = FunctionInstance(
      name: name, environment: environment, locals: locals, closure: closure, lower: lower)
    let made = FunctionReference(name: name, origin: instance)
    instance.reference = made
    return made
  }

  /// The function itself, with the environment's arguments for its parameters.
  func reference(to function: FunctionDeclaration, in environment: Environment) -> FunctionReference {
    reference(.body, function, name: displayName(function, environment), environment) { $0.lowerFunction(function) }
  }

  func reference(to function: FunctionDeclaration, arguments: [Type]) -> FunctionReference {
    reference(to: function, in: Environment(parameters: function.genericParameters, arguments: arguments))
  }

  /// `Counter.increment()`, `Counter.count.getter`
  func displayName(_ function: FunctionDeclaration, _ environment: Environment) -> String {
    let member: String
    switch function.kind {
    case .getter: member = "\(function.accessorOf?.name ?? function.name).getter"
    case .setter: member = "\(function.accessorOf?.name ?? function.name).setter"
    case .observer: member = "\(function.accessorOf?.name ?? "").\(function.name)"
    case .deinitializer: member = "deinit"
    case .closure: return "closure"
    case .function, .method, .initializer: member = function.fullName
    }
    guard let owner = function.owner else { return member }
    if let selfParameter = owner.selfParameter, let type = environment.substitution[selfParameter] {
      return "\(type).\(member)"
    }
    return "\(owner.qualifiedName).\(member)"
  }
}
