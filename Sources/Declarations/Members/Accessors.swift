import SwiftSyntax
import Tree

/// The accessors of an accessor block.
package struct Accessors {
  package struct Body {
    package let statements: CodeBlockItemListSyntax
    package let end: TokenSyntax
  }
  package struct Observer {
    package let body: Body
    package let parameter: String?
    /// True if it is declared so, and cannot change the property's owner.
    package let isNonmutating: Bool

    init?(_ accessor: AccessorDeclSyntax, _ body: Body?) {
      guard let body else { return nil }
      self.body = body
      parameter = accessor.parameters?.name.text
      isNonmutating = accessor.modifier?.name.tokenKind == .keyword(.nonmutating)
    }
  }
  package var getter: Body?
  package var setter: Body?
  package var willSet: Observer?
  package var didSet: Observer?
  package var setterParameter: String?
  /// True if there is a setter, with or without a body.
  package var hasSetter = false
  package var hasGetter = false
  var isSetterNonmutating = false
  var isGetterMutating = false
  /// `consuming get`: the getter may change its copy of the value.
  var isGetterConsuming = false
  /// True if the body of `unsafeAddress` or `unsafeMutableAddress` stands for that of the getter or setter.
  var isGetterAddressor = false
  var isSetterAddressor = false
  package var isGetterThrowing = false
  /// `E` of `get throws(E)`.
  package var getterError: TypeSyntax?
  package var isGetterAsync = false
  package var getterAttributes = AttributeListSyntax()
  /// The brace of a getter without keyword, or the keyword.
  package var getterStart: TokenSyntax?

  package init(_ block: AccessorBlockSyntax?) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let statements):
      getter = Body(statements: statements, end: block.rightBrace)
      getterStart = block.leftBrace
      hasGetter = true
    case .accessors(let list):
      for accessor in list {
        let body = accessor.body.map { Body(statements: $0.statements, end: $0.rightBrace) }
        let modifier = accessor.modifier?.name.tokenKind
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get):
          getter = body
          hasGetter = true
          isGetterMutating = modifier == .keyword(.mutating)
          isGetterConsuming = modifier == .keyword(.consuming)
          isGetterThrowing = accessor.effectSpecifiers?.throwsClause != nil
          getterError = accessor.effectSpecifiers?.throwsClause?.type
          isGetterAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
          getterAttributes = accessor.attributes
          getterStart = accessor.accessorSpecifier
        case .keyword(.set):
          setter = body
          hasSetter = true
          setterParameter = accessor.parameters?.name.text
          isSetterNonmutating = modifier == .keyword(.nonmutating)
        // Without explicit ones, `get` and `set` are derived from these.
        case .keyword(._read):
          hasGetter = true
          getter = getter ?? body
          isGetterMutating = isGetterMutating || modifier == .keyword(.mutating)
        case .keyword(._modify):
          hasSetter = true
          if setter == nil {
            setter = body
            isSetterNonmutating = modifier == .keyword(.nonmutating)
          }
        case .keyword(.unsafeAddress):
          hasGetter = true
          if getter == nil { (getter, isGetterAddressor) = (body, true) }
        case .keyword(.unsafeMutableAddress):
          hasSetter = true
          if setter == nil {
            (setter, isSetterAddressor) = (body, true)
            isSetterNonmutating = modifier == .keyword(.nonmutating)
          }
        case .keyword(.willSet):
          willSet = Observer(accessor, body)
        case .keyword(.didSet):
          didSet = Observer(accessor, body)
        default: break
        }
      }
    }
  }
}
