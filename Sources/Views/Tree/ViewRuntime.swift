import Code
import Machine
import Models

/// The state that the sites of all trees share: the machine, and the known types of views.
final class ViewRuntime {
  /// Set before any view is mounted.
  unowned var attached: Machine?
  unowned let hierarchy: ViewHierarchy
  private(set) lazy var comparison = Comparison(runtime: self)
  private(set) lazy var storage = SharedStorage(hierarchy: hierarchy)
  let names = NameTable()
  /// The library's closure that tests if an environment lets controls act.
  var isEnabled: Value?
  private var shapes: [ObjectIdentifier: ViewShape] = [:]
  private var protocolNumbers: [KnownProtocol: Int] = [:]

  /// Protocols of the library that sites test for.
  enum KnownProtocol: String {
    case view = "View"
    case viewModifier = "ViewModifier"
    case dynamicProperty = "DynamicProperty"
    case equatable = "Equatable"
    case observable = "Observable"
    case observableObject = "ObservableObject"
    case persistentModel = "PersistentModel"
  }

  init(hierarchy: ViewHierarchy) { self.hierarchy = hierarchy }

  var machine: Machine {
    guard let attached else { preconditionFailure("a tree of views without a machine") }
    return attached
  }

  // MARK: Types

  func conforms(_ type: RuntimeType, to known: KnownProtocol) -> Bool {
    let number = protocolNumbers[known] ?? machine.provider.protocolNumber(named: known.rawValue)
    guard let number else { return false }
    protocolNumbers[known] = number
    return machine.conforms(type, to: number)
  }

  /// `VStack` for `VStack<Text>` of the library; nil for types of the program.
  func libraryName(of type: RuntimeType) -> String? {
    type.isOfLibrary ? type.baseName : nil
  }

  func isOfLibrary(_ type: RuntimeType) -> Bool { type.isOfLibrary }

  func shape(of type: RuntimeType) -> ViewShape {
    if let known = shapes[ObjectIdentifier(type)] { return known }
    let made = makeShape(of: type)
    shapes[ObjectIdentifier(type)] = made
    return made
  }

  func canBeProvided(_ type: RuntimeType) -> Bool {
    if case .classType = type.kind { isModel(type) } else { false }
  }

  // MARK: Values

  /// A part of a struct, by its path through the fields.
  func part(of value: Value, at path: [Int]) -> Value {
    path.reduce(value) { $0.record[$1] }
  }

  /// Replaces a part of a struct, which is copied.
  func replace(_ value: inout Value, _ path: ArraySlice<Int>, with new: Value) throws {
    guard let index = path.first else {
      value = new
      return
    }
    let record = value.record
    var fields = (0..<record.count).map { record[$0] }
    try replace(&fields[index], path.dropFirst(), with: new)
    value = try machine.makeRecord(record.type, fields)
  }

  func callUpdate(of value: Value, _ field: DynamicField, in view: inout Value) throws {
    guard let requirement = machine.provider.requirement(named: "DynamicProperty.update()"),
      let function = machine.witness(of: field.type, for: requirement)
    else { return }
    var arguments = [value]
    _ = try machine.call(function, changing: &arguments)
    try replace(&view, field.path[...], with: arguments[0])
  }

  func subscribe(_ node: ScopeNode, to object: Value) throws -> (any ObjectSubscription)? {
    try hierarchy.session.subscribe?(node, object)
  }
}

/// A view's subscription to an ObservableObject.
package protocol ObjectSubscription: AnyObject {
  var object: AnyObject? { get }
  /// `Market#1`
  var name: String { get }
  func cancel()
}

extension RuntimeType {
  /// True if one of the library's modules declares the type. Their names begin with an uppercase letter: `Swift.Int`,
  /// but neither `main.Counter` nor `(Swift.Int, Swift.Int)` or `any main.P`.
  fileprivate var isOfLibrary: Bool {
    qualifiedName.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  /// The name without generic arguments.
  var baseName: String { String(name.prefix { $0 != "<" }) }
}
