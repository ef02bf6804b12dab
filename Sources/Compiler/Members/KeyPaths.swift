import Code
import Tree

extension FunctionBuilder {
  /// A key path: a list of small functions that read and write one component each.
  func keyPath(_ components: [Expression.KeyPathComponent], _ type: Type, _ target: Register?) -> Temp {
    guard case .nominal(_, let arguments) = type, let root = arguments.first else {
      unsupported("a key path of type '\(type)'")
      return void
    }
    var parts: [KeyPathTemplate.Component] = []
    var values: [Expression] = []
    var current = root
    var hasChain = false
    for (index, component) in components.enumerated() {
      if case .optionalChain = component { hasChain = true }
      let isLast = index == components.count - 1
      let (part, next) = make(component, from: current, isLast && hasChain ? arguments.last : nil, &values)
      parts.append(part)
      current = next
    }
    let base = gather(values)
    let template = KeyPathTemplate(
      type: runtimeType(type), root: runtimeType(root), value: runtimeType(arguments.last ?? current),
      components: parts)
    let register = target ?? registers.allocate(.owned)
    emit(.makeKeyPath, register, tables.append(template), Register(.window, base))
    registers.closeWindow(base)
    return result(register, target)
  }

  /// One component, and the type of its value.
  private func make(
    _ component: Expression.KeyPathComponent, from root: Type, _ whole: Type?, _ values: inout [Expression]
  ) -> (KeyPathTemplate.Component, Type) {
    let place = keyPathPlace
    switch component {
    case .property(let property, let substitution, _, let type):
      let opened = self.opened(root, property.owner, substitution)
      let access = { (base: Expression) in
        Expression(.property(opened(base), property, substitution, isDirect: false), type: type, place: place)
      }
      let canWrite = property.getter == nil ? !property.isLet : property.setter != nil
      return (make(property.name, access, root, concrete(type), canWrite: canWrite, [], whole), concrete(type))
    case .tupleElement(let index, let tuple, let type):
      let label = if case .tuple(let elements) = tuple { elements[index].label } else { String?.none }
      let access = { (base: Expression) in Expression(.tupleElement(base, index), type: type, place: place) }
      return (make(label ?? "\(index)", access, root, concrete(type), canWrite: true, [], whole), concrete(type))
    case .subscripted(let declaration, let substitution, let arguments, _, let type):
      let given = arguments.compactMap(\.value)
      values += given
      let types = given.map { self.type($0) }
      let labels = declaration.getter.parameters.map { "\($0.label ?? "_"):" }.joined()
      return (
        makeSubscript("[\(labels)]", declaration, substitution, types, root, concrete(type), whole), concrete(type)
      )
    case .forceUnwrap(let type):
      let access = { (base: Expression) in Expression(.forceUnwrap(base), type: type, place: place) }
      return (make("!", access, root, concrete(type), canWrite: true, [], whole), concrete(type))
    case .optionalChain:
      let wrapped = root.wrapped ?? root
      let getter = accessor("?", []) { $0.emitReturn($0.parameterExpression(0, root, place)) }
      let part = KeyPathTemplate.Component(
        name: "?", valueType: runtimeType(wrapped), getter: getter, setter: nil, isChain: true)
      return (part, wrapped)
    case .identity:
      return (make("self", { $0 }, root, root, canWrite: !isReference(root), [], whole), root)
    }
  }

  /// A member of the class of a class-bound existential is accessed on the instance in the box.
  private func opened(
    _ root: Type, _ owner: NominalDeclaration?, _ substitution: Substitution
  ) -> (Expression) -> Expression {
    guard isExistential(root), let owner, owner.isClass else { return { $0 } }
    let type = owner.declaredType.substituting(substitution)
    return { Expression(.upcast($0), type: type, place: $0.place) }
  }

  private var keyPathPlace: Place {
    function?.place ?? Place(file: SourceFile(name: "", text: "", number: 0, isLibrary: true), offset: 0)
  }

  private func make(
    _ name: String, _ access: @escaping (Expression) -> Expression, _ root: Type, _ type: Type, canWrite: Bool,
    _ arguments: [Type], _ whole: Type?
  ) -> KeyPathTemplate.Component {
    let place = keyPathPlace
    let isClass = isReference(root)
    let getter = accessor(name, arguments) { builder in
      builder.registers.parameterCount = 1
      builder.emitReturn(access(builder.parameterExpression(0, root, place)))
    }
    let setter = accessor(name, arguments) { builder in
      builder.registers.parameterCount = 2
      if !isClass { builder.inoutParameters = [0] }
      let target = access(builder.parameterExpression(0, root, isInout: !isClass, place))
      builder.assign(target, builder.parameterExpression(1, type, place))
      builder.emitReturn(nil)
    }
    return KeyPathTemplate.Component(
      name: name, valueType: runtimeType(type), getter: getter, setter: canWrite ? setter : nil,
      rootIsClass: isClass, wrapsOptional: whole.map { $0.wrapped == type && type.wrapped != nil } ?? false)
  }

  private func makeSubscript(
    _ name: String, _ declaration: SubscriptDeclaration, _ substitution: Substitution, _ arguments: [Type],
    _ root: Type, _ type: Type, _ whole: Type?
  ) -> KeyPathTemplate.Component {
    let place = keyPathPlace
    let isClass = isReference(root)
    let opened = self.opened(root, declaration.getter.owner, substitution)
    func expression(_ builder: FunctionBuilder, isInout: Bool, first: Int) -> Expression {
      let base = opened(builder.parameterExpression(0, root, isInout: isInout, place))
      let indices = arguments.enumerated().map { index, type in
        Argument.value(builder.parameterExpression(first + index, type, place))
      }
      return Expression(.subscripted(base, declaration, substitution, indices), type: type, place: place)
    }
    let getter = accessor(name, arguments) { builder in
      builder.registers.parameterCount = 1 + arguments.count
      builder.emitReturn(expression(builder, isInout: false, first: 1))
    }
    let setter = accessor(name, arguments) { builder in
      builder.registers.parameterCount = 2 + arguments.count
      if !isClass { builder.inoutParameters = [0] }
      let target = expression(builder, isInout: !isClass, first: 2)
      builder.assign(target, builder.parameterExpression(1, type, place))
      builder.emitReturn(nil)
    }
    return KeyPathTemplate.Component(
      name: name, valueType: runtimeType(type), getter: getter, setter: declaration.setter == nil ? nil : setter,
      argumentCount: arguments.count, rootIsClass: isClass,
      wrapsOptional: whole.map { $0.wrapped == type && type.wrapped != nil } ?? false)
  }

  private func accessor(
    _ name: String, _ arguments: [Type], _ lower: @escaping (FunctionBuilder) -> Void
  ) -> FunctionReference {
    compiler.nestedReference("key path \(name)", environment, locals: instance.locals, lower: lower)
  }
}
