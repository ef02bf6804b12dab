import Code

/// The tables that instructions refer to by index; equal entries are shared.
struct CodeTables {
  private(set) var constants: [Constant] = []
  var functions = ObjectTable<FunctionReference>()
  var types = ObjectTable<RuntimeType>()
  var globals = ObjectTable<GlobalVariable>()
  private(set) var nativeCalls: [NativeCall] = []
  private(set) var witnessCalls: [WitnessCall] = []
  private(set) var casts: [Cast] = []
  private(set) var keyPaths: [KeyPathTemplate] = []
  var members = ObjectTable<ObservedMember>()
  /// The string constants, by their bytes: equal strings may have different spellings.
  private var strings: [[UInt8]: Int] = [:]
  private var numbers: [UInt64: Int] = [:]

  mutating func index(ofString string: String) -> Int {
    if let known = strings[Array(string.utf8)] { return known }
    strings[Array(string.utf8)] = constants.count
    constants.append(.string(string))
    return constants.count - 1
  }

  mutating func index(ofBits bits: UInt64) -> Int {
    if let known = numbers[bits] { return known }
    numbers[bits] = constants.count
    constants.append(.bits(bits))
    return constants.count - 1
  }

  mutating func index(ofMetatype type: RuntimeType) -> Int {
    let constant = Constant.type(type)
    if let known = constants.firstIndex(of: constant) { return known }
    constants.append(constant)
    return constants.count - 1
  }

  mutating func index(of call: NativeCall) -> Int {
    let known = nativeCalls.firstIndex {
      $0.name == call.name && $0.argumentCount == call.argumentCount && $0.inoutArguments == call.inoutArguments
        && $0.types == call.types
    }
    if let known { return known }
    nativeCalls.append(call)
    return nativeCalls.count - 1
  }

  mutating func index(of call: WitnessCall) -> Int {
    let known = witnessCalls.firstIndex {
      $0.requirement == call.requirement && $0.argumentCount == call.argumentCount
    }
    if let known { return known }
    witnessCalls.append(call)
    return witnessCalls.count - 1
  }

  mutating func index(of cast: Cast) -> Int {
    if let known = casts.firstIndex(where: { $0.from == cast.from && $0.to == cast.to }) { return known }
    casts.append(cast)
    return casts.count - 1
  }

  mutating func append(_ keyPath: KeyPathTemplate) -> Int {
    keyPaths.append(keyPath)
    return keyPaths.count - 1
  }
}

/// Objects in the order of their first use.
struct ObjectTable<Element: AnyObject> {
  private(set) var elements: [Element] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  mutating func index(of element: Element) -> Int {
    // Most functions use only a few: a linear search is cheaper than a dictionary.
    if elements.count < 8 {
      if let known = elements.firstIndex(where: { $0 === element }) { return known }
    } else if let known = indices[ObjectIdentifier(element)] {
      return known
    }
    elements.append(element)
    if elements.count == 8 {
      for (index, element) in elements.enumerated() { indices[ObjectIdentifier(element)] = index }
    } else if elements.count > 8 {
      indices[ObjectIdentifier(element)] = elements.count - 1
    }
    return elements.count - 1
  }
}
