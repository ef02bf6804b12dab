import Code

extension Machine {
  /// A key path literal; its subscript arguments are moved in.
  func makeKeyPath(
    _ index: Int, of routine: UnsafeMutablePointer<Routine>, arguments: UnsafeMutablePointer<Slot>
  ) -> Slot {
    let template = routine.pointee.code.takeUnretainedValue().keyPaths[index]
    var argument = arguments
    let steps = template.components.map { component in
      var values: [Value] = []
      for _ in 0..<component.argumentCount {
        values.append(argument.asValue.move())
        argument.pointee.object = nil
        argument += 1
      }
      return KeyPathBox.Step(component: component, arguments: values)
    }
    return Slot(
      consuming: Value(KeyPathBox(type: template.type, root: template.root, value: template.value, steps: steps)))
  }

  /// `root[keyPath: path]`
  package func read(_ path: KeyPathBox, from root: Value) throws -> Value {
    var value = root
    for step in path.steps {
      if step.component.isChain {
        if value.isNil { return value }
        value = unwrapped(value)
      } else {
        value = try call(step.component.getter, [value] + step.arguments)
      }
    }
    return value
  }

  /// `root[keyPath: path] = value`
  package func write(_ value: Value, to path: KeyPathBox, of root: inout Value) throws {
    try write(value, path.steps[...], &root)
  }

  private func write(_ value: Value, _ steps: ArraySlice<KeyPathBox.Step>, _ root: inout Value) throws {
    guard let step = steps.first else {
      root = value
      return
    }
    let rest = steps.dropFirst()
    if step.component.isChain {
      if root.isNil { return }
      let wrapped = root
      root = unwrapped(root)
      try write(value, rest, &root)
      if root.isNilOfAnyDepth, wrapped.isNilOfAnyDepth { root.bits += 1 }
      return
    }
    var new = value
    if let next = rest.first {
      new = try call(step.component.getter, [root] + step.arguments)
      try write(value, rest, &new)
      // The remaining components have changed an object behind a reference.
      if next.component.rootIsClass { return }
    }
    guard let setter = step.component.setter else { throw Trap("'\(step.component.name)' cannot be written") }
    var arguments = [root, new] + step.arguments
    root = .void
    defer { root = arguments[0] }
    _ = try call(setter, changing: &arguments)
  }

  /// The value wrapped by an optional that is not nil.
  package func unwrapped(_ value: Value) -> Value {
    value.isNilOfAnyDepth ? Value(bits: value.bits - 1, object: value.object) : value
  }

  /// A value wrapped in an optional.
  package func wrapped(_ value: Value) -> Value {
    value.isNilOfAnyDepth ? Value(bits: value.bits + 1, object: value.object) : value
  }
}
