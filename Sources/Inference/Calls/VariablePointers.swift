import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Variables that are passed as pointers: `f(&x)`, where the parameter is not inout but a pointer or an optional one.
extension ExpressionChecker {
  /// The pointer to a variable, to the elements of an array, or to the bytes of either.
  func pointer(toVariable value: Expression, as type: Type, _ argument: CallArgument) -> Expression? {
    let pointer = concrete(type.wrapped ?? type)
    guard case .nominal(_, let arguments) = pointer, let kind = PointerKind(pointer) else { return nil }
    let elements = elements(of: value)
    let pointee: Type
    let isOfElements: Bool
    if let elements, arguments.first.map({ matches($0, elements) }) ?? true {
      (pointee, isOfElements) = (elements, true)
    } else if arguments.first.map({ matches($0, value.type) }) ?? true {
      (pointee, isOfElements) = (value.type, false)
    } else {
      return nil
    }
    guard let maker = libraryFunctions(kind.maker(isOfElements: isOfElements)).first,
      let parameter = maker.genericParameters.first, requireMutable(value, at: argument.syntax, verb: "pass")
    else { return nil }
    guard let putter = kind.putter(isOfElements: isOfElements) else {
      let made = Expression(
        .apply(maker, [parameter: pointee], base: nil, [.value(value)], isDirect: true), type: pointer,
        place: value.place)
      return convert(made, to: type)
    }
    guard let putter = libraryFunctions(putter).first else { return nil }
    let access = PointerAccess(maker: maker, putter: putter, pointee: pointee)
    return Expression(.pointer(to: value, access), type: head(type), place: value.place)
  }

  /// True if a pointer of the type can lead to a variable of the other one, or to the elements of such an array.
  func mayPoint(_ type: Type, to variable: Type) -> Bool {
    let pointer = head(head(type).wrapped ?? type)
    guard case .nominal(_, let arguments) = pointer, PointerKind(pointer) != nil else { return false }
    guard let pointee = arguments.first else { return true }
    if let element = elements(of: variable), tentatively({ matches(pointee, element) }) { return true }
    return matches(pointee, variable)
  }

  /// The pointer to a variable whose type is another than that of the parameter.
  func otherPointer(toVariable value: Expression, as type: Type) -> Type? {
    let pointer = concrete(type.wrapped ?? type)
    guard case .nominal(let declaration, let arguments) = pointer, PointerKind(pointer) != nil, arguments.count == 1
    else { return nil }
    return .nominal(declaration, [elements(of: value) ?? described(value.type)])
  }

  /// The type of the elements of an array.
  private func elements(of value: Expression) -> Type? { elements(of: concrete(value.type)) }

  private func elements(of type: Type) -> Type? {
    guard case .nominal(let array, let arguments) = head(type), array.isLibrary, array.name == "Array" else {
      return nil
    }
    return arguments.first
  }
}

/// The pointers as which a variable can be passed, by the names of their types.
private enum PointerKind: String {
  case reading = "UnsafePointer"
  case writing = "UnsafeMutablePointer"
  case readingBytes = "UnsafeRawPointer"
  case writingBytes = "UnsafeMutableRawPointer"

  init?(_ type: Type) {
    guard let declaration = type.nominal, declaration.isLibrary else { return nil }
    self.init(rawValue: declaration.name)
  }

  /// The library's function that makes the pointer.
  func maker(isOfElements: Bool) -> String {
    switch self {
    case .reading: isOfElements ? "_pointerToElements" : "_pointerToValue"
    case .writing: isOfElements ? "_mutablePointerToElements" : "_mutablePointerToValue"
    case .readingBytes: isOfElements ? "_pointerToBytesOfElements" : "_pointerToBytes"
    case .writingBytes: isOfElements ? "_mutablePointerToBytesOfElements" : "_mutablePointerToBytes"
    }
  }

  /// The library's function that puts the value back; nil if it cannot have changed.
  func putter(isOfElements: Bool) -> String? {
    switch self {
    case .reading, .readingBytes: nil
    case .writing: isOfElements ? "_putElements" : "_putValue"
    case .writingBytes: isOfElements ? "_putBytesOfElements" : "_putBytes"
    }
  }
}
