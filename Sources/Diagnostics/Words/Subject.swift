import Tree

/// A declaration that a message is about: "global function 'f(x:)'".
package indirect enum Subject: Hashable, CustomStringConvertible {
  case initializer(String)
  case classMethod(String)
  case staticMethod(String)
  case instanceMethod(String)
  case method(String)
  case `operator`(String)
  case localFunction(String)
  case globalFunction(String)
  case enumCase(String)
  case function
  case closure
  case `subscript`
  case subscriptNamed(String)
  case property(String)
  case staticProperty(String)
  case classProperty(String)
  case setter(String)
  case parameter(String)
  case constant(String)
  case variable(String)
  case named(String)
  /// A type that is not generic, and a generic one.
  case type(NominalDeclaration.Kind, String)
  case generic(NominalDeclaration.Kind, String)
  /// The result of a function, property or other subject.
  case result(of: Subject)
  case reference(to: Subject, on: String)
  /// No particular declaration.
  case unnamed

  package var description: String {
    switch self {
    case .initializer(""): "initializer"
    case .initializer(let name): "initializer '\(name)'"
    case .classMethod(let name): "class method '\(name)'"
    case .staticMethod(let name): "static method '\(name)'"
    case .instanceMethod(let name): "instance method '\(name)'"
    case .method(let name): "method '\(name)'"
    case .operator(let name): "operator function '\(name)'"
    case .localFunction(let name): "local function '\(name)'"
    case .globalFunction(let name): "global function '\(name)'"
    case .enumCase(let name): "enum case '\(name)'"
    case .function: "function"
    case .closure: "closure"
    case .subscript: "subscript"
    case .subscriptNamed(let name): "subscript '\(name)'"
    case .property(let name): "property '\(name)'"
    case .classProperty(let name): "class property '\(name)'"
    case .staticProperty(let name): "static property '\(name)'"
    case .setter(let name): "setter for property '\(name)'"
    case .parameter(let name): "parameter '\(name)'"
    case .constant(let name): "let '\(name)'"
    case .variable(let name): "var '\(name)'"
    case .named(let name): "'\(name)'"
    case .type(let kind, let name): "\(kind.word) '\(name)'"
    case .generic(let kind, let name): "generic \(kind.word) '\(name)'"
    case .result(let subject): "return type of \(subject)"
    case .reference(let subject, let owner): "referencing \(subject) on '\(owner)'"
    case .unnamed: ""
    }
  }
}

extension NominalDeclaration.Kind {
  package var word: String {
    switch self {
    case .structure: "struct"
    case .enumeration: "enum"
    case .classType: "class"
    case .actor: "actor"
    case .protocolType: "protocol"
    }
  }

  var plural: String { self == .classType ? "classes" : "\(word)s" }
}
