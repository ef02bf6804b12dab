import Code
import Machine
import Models

/// The state that the sites of all trees share: the machine, and the known types of views.
final class ViewRuntime {
  /// Set before any view is mounted.
  unowned var attached: Machine?
  unowned let hierarchy: ViewHierarchy
  private(set) lazy var comparison = Comparison(runtime: self)
  let names = NameTable()
  /// The library's closure that tests if an environment lets controls act.
  var isEnabled: Value?
  private var shapes: [ObjectIdentifier: ViewShape] = [:]
  private var protocolNumbers: [KnownProtocol: Int] = [:]
  private var shared: [SharedName: StateLocation] = [:]
  /// Values that the program has put into the standard user defaults directly, each as `Any`.
  private var defaults: [String: Value] = [:]

  /// Protocols of the library that sites test for.
  enum KnownProtocol: String {
    case view = "View"
    case viewModifier = "ViewModifier"
    case dynamicProperty = "DynamicProperty"
    case equatable = "Equatable"
    case observable = "Observable"
    case observableObject = "ObservableObject"
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

  // MARK: Shared state

  /// Storage that all views share by key, `AppStorage` or `SceneStorage`. A value stored with another type is not
  /// returned.
  func sharedLocation(_ wrapper: String, key: String, _ value: Value, _ type: RuntimeType) -> StateLocation {
    let name = SharedName(wrapper: wrapper, key: key, type: ObjectIdentifier(type))
    if let known = shared[name] { return known }
    let made = StateLocation(value, type, member: key, owner: nil, ownerName: wrapper, hierarchy: hierarchy)
    made.beginEmpty()
    if wrapper == Layout.AppStorage.typeName, let stored = defaults[key], stored.record.type === type {
      made.begin(with: stored.record[0])
    }
    shared[name] = made
    return made
  }

  /// The value that `@AppStorage` has stored in the standard user defaults for a key, as `Any`; nil if there is none.
  func storedDefault(_ key: String) throws -> Value? {
    for location in appStorage(key) where location.isStored {
      guard location.type.isStorable else { throw Self.differentDefault(key, location.type) }
      return machine.makeExistential(location.value, location.type)
    }
    return nil
  }

  /// Records that a body reads the stored value of a key, directly or by `@AppStorage`.
  func noteDefault(_ key: String) {
    hierarchy.bridge.noteSetting(key) { [weak self] in
      guard let self else { return nil }
      if let location = appStorage(key).first(where: \.isStored) { return (location.value, location.type) }
      return defaults[key].map { ($0.record[0], $0.record.type) }
    }
  }

  /// Stores a value in the standard user defaults for a key, or removes it. `@AppStorage` properties with that key
  /// change.
  func storeDefault(_ key: String, _ stored: Value?) throws {
    if hierarchy.session.noteEffect != nil, words(stored) != words(defaults[key]),
      !appStorage(key).contains(where: { $0.type === stored?.record.type })
    {
      hierarchy.session.noteEffect?("defaults", key)
    }
    defaults[key] = stored
    for location in appStorage(key) {
      guard let stored else {
        location.remove()
        continue
      }
      if stored.record.type === location.type {
        try location.write(stored.record[0])
      } else if !location.type.isStorable {
        throw Self.differentDefault(key, location.type)
      }
    }
  }

  /// The contents of the standard user defaults, by key. The text is nil for values that `@AppStorage` stores in a
  /// form of its own.
  var storedDefaults: [String: String?] {
    var result: [String: String?] = [:]
    for (key, value) in defaults { result[key] = .some(hierarchy.text(of: value.record[0], value.record.type)) }
    for (name, location) in shared where name.wrapper == Layout.AppStorage.typeName && location.isStored {
      result[name.key] = .some(location.type.isStorable ? hierarchy.text(of: location.value, location.type) : nil)
    }
    return result
  }

  private func words(_ value: Value?) -> String? { value.map { hierarchy.text(of: $0.record[0], $0.record.type) } }

  private func appStorage(_ key: String) -> [StateLocation] {
    shared.filter { $0.key.wrapper == Layout.AppStorage.typeName && $0.key.key == key }.map(\.value)
  }

  /// Enums are stored by their raw values, which is not supported here.
  private static func differentDefault(_ key: String, _ type: RuntimeType) -> Trap {
    Trap("not supported by obsh: user defaults for '\(key)', which '@AppStorage' keeps as \(type.name)")
  }

  fileprivate struct SharedName: Hashable {
    let wrapper: String
    let key: String
    let type: ObjectIdentifier
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
  /// True if user defaults can hold values of the type directly.
  fileprivate var isStorable: Bool {
    switch kind {
    case .bool, .integer, .double, .string: true
    default: ["Data", "URL", "Date"].contains(name)
    }
  }

  /// True if one of the library's modules declares the type. Their names begin with an uppercase letter: `Swift.Int`,
  /// but neither `main.Counter` nor `(Swift.Int, Swift.Int)` or `any main.P`.
  fileprivate var isOfLibrary: Bool {
    qualifiedName.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  /// The name without generic arguments.
  var baseName: String { String(name.prefix { $0 != "<" }) }
}
