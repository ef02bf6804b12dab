import Source
import SwiftSyntax
import Tree

/// Declaring subscripts: one function for each accessor, with the index as its parameters.
extension DeclarationChecker {
  func declareSubscript(
    _ node: SubscriptDeclSyntax, context: TypeContext, isRequirement: Bool
  ) -> SubscriptDeclaration {
    let modifiers = Modifiers(node.modifiers, node.attributes)
    let accessors = Accessors(node.accessorBlock)
    let getter = declareSubscriptAccessor(
      node, .getter, accessors.getter, accessors, context: context, modifiers: modifiers, isRequirement: isRequirement)
    var setter: FunctionDeclaration?
    if accessors.hasSetter {
      setter = declareSubscriptAccessor(
        node, .setter, accessors.setter, accessors, context: context, modifiers: modifiers,
        isRequirement: isRequirement)
    }
    return SubscriptDeclaration(getter: getter, setter: setter)
  }

  private func declareSubscriptAccessor(
    _ node: SubscriptDeclSyntax, _ kind: FunctionDeclaration.Kind, _ accessor: Accessors.Body?, _ accessors: Accessors,
    context: TypeContext, modifiers: Modifiers, isRequirement: Bool
  ) -> FunctionDeclaration {
    let isSetter = kind == .setter
    let function = makeFunction("subscript", kind, at: place(node.subscriptKeyword))
    function.isRequirement = isRequirement
    function.isStatic = modifiers.isStatic
    function.isMutating =
      !function.isStatic && (isSetter ? !accessors.isSetterNonmutating : accessors.isGetterMutating)
    function.isThrowing = !isSetter && accessors.isGetterThrowing
    let thrown = isSetter ? nil : accessors.getterError
    function.isAsync = !isSetter && accessors.isGetterAsync
    begin(function, context: context, modifiers: modifiers) { details in
      details.thrownType = thrown.map { resolve($0) }
      details.isAddressor = isSetter ? accessors.isSetterAddressor : accessors.isGetterAddressor
      declareGenerics(node.genericParameterClause, of: function, details: details)
      let outer = beginInferring(for: function, details, node.genericWhereClause)
      defer { endInferring(for: details, outer) }
      declareParameters(node.parameterClause, of: function, details: details)
      // Subscript parameters have labels only if two names are written.
      let relabelled = zip(node.parameterClause.parameters, function.parameters).map { syntax, parameter in
        var copy = parameter
        if syntax.secondName == nil { copy.label = nil }
        return copy
      }
      if !isSetter {
        details.accessorPlace = accessors.getterStart.map { place($0) }
        details.builder = builder(among: accessors.getterAttributes) ?? builder(among: node.attributes)
      }
      let (value, opaques) = resolveHiding(node.returnClause.type)
      details.returnsSelf = returnsSelf(node.returnClause.type, context: context.declaration)
      if isSetter {
        let name = accessors.setterParameter ?? "newValue"
        let variable = VariableDeclaration(
          name: name, kind: .parameter, type: value, isLet: true, place: function.place)
        variable.function = function
        function.parameters = [FunctionDeclaration.Parameter(label: nil, variable: variable)] + relabelled
      } else {
        function.parameters = relabelled
        function.result = value
        adopt(opaques, for: function)
      }
    }
    declareSelf(of: function, context: context)
    if !isSetter, accessors.isGetterConsuming { function.selfVariable?.consume() }
    let labels = function.parameters.dropFirst(isSetter ? 1 : 0).map { "\($0.label ?? "_"):" }.joined()
    let native =
      (modifiers.native ?? "\(context.declaration.qualifiedName).subscript(\(labels))") + (isSetter ? "=" : "")
    finish(
      function, native: native, statements: accessor?.statements, end: accessor?.end, context: context,
      isRequirement: isRequirement)
    return function
  }
}
