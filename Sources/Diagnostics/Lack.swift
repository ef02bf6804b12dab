/// The parts of Swift that obsh does not support.
package enum Lack: Hashable {
  case name(String, of: String)
  case attribute(String, of: String)
  case member(String, of: String, in: String)
  case macro(String)
  case macroInType(String)
  case conditions
  case conditionsHere
  case conditionsInType
  case condition(String)
  case declaration
  case declarationHere
  case declarationInType
  case statement
  case label
  case afterYield
  case expression
  case `operator`
  case keyPathComponent
  case tupleProperty
  case type(String)
  case specialAttribute(String)
  /// `@ObservationTracked` in a struct, enum or actor.
  case trackedByHand
  case typeAsAttribute(String)
  case innerMain
  case genericParameter(String)
  case suppressed(String)
  case packs
  case accessor(String)
  case modifier(String)
  case compiled(String)

  package var message: String { "not supported by obsh: \(what)" }

  private var what: String {
    switch self {
    case .name(let name, let framework): "\(framework)'s '\(name)'"
    case .attribute(let name, let framework): "\(framework)'s '@\(name)'"
    case .member(let name, let owner, let framework): "\(framework)'s '\(owner).\(name)'"
    case .macro(let name): "the macro '#\(name)'"
    case .macroInType(let name): "the macro '#\(name)' here"
    case .conditions: "conditional compilation"
    case .conditionsHere: "conditional compilation here"
    case .conditionsInType: "conditional compilation inside a type"
    case .condition(let text): "the condition '\(text)'"
    case .declaration: "this declaration"
    case .declarationHere: "this declaration here"
    case .declarationInType: "this declaration inside a type"
    case .statement: "this statement"
    case .label: "a label here"
    case .afterYield: "code after a 'yield'"
    case .expression: "this expression"
    case .operator: "this operator"
    case .keyPathComponent: "this key path component"
    case .tupleProperty: "a tuple pattern as a property"
    case .type(let text): "the type '\(text)'"
    case .specialAttribute(let name): "'@\(name)'"
    case .trackedByHand: "'@ObservationTracked' in a type that is not a class"
    case .typeAsAttribute(let name): "the attribute '@\(name)'"
    case .innerMain: "'@main' inside a type or function"
    case .genericParameter(let text): "'\(text)' as a generic parameter"
    case .suppressed(let text): "'\(text)'"
    case .packs: "parameter packs"
    case .accessor(let name): "the accessor '\(name)'"
    case .modifier(let name): "the modifier '\(name)' here"
    case .compiled(let text): text
    }
  }
}
