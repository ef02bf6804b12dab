/// Keywords and symbols of other languages in place of Swift's, as a shell points them out. Compiled files get
/// swiftc's messages instead.
package enum Slip: Hashable {
  case keyword(String, use: String)
  case `operator`(String, use: String)
  case needless(String, use: String)
  case typeFirst(type: String, name: String)
  case noParentheses(String, argument: String)
  case listAsDictionary(String, String)
  case inheritance(String, String, String)
  case attributeAsBase(String, String)
  case labelWithDot(String)
  case catchWithoutDo
  case cStyleFor
  case repeatLoop
  case afterBrace(String)
  case indentedBlock(String)

  var message: String {
    switch self {
    case .keyword(let word, let use): "Swift has no '\(word)'; use '\(use)'"
    case .operator(let sign, let use): "Swift has no operator '\(sign)'; use '\(use)'"
    case .needless(let word, let use): "Swift has no '\(word)'; write '\(use)'"
    case .typeFirst(let type, let name): "a declaration begins with 'let' or 'var': 'var \(name): \(type) = …'"
    case .noParentheses(let function, let argument):
      "the arguments of a call stand in parentheses: '\(function)(\(argument))'"
    case .listAsDictionary(let key, let value): "a dictionary type is written with a colon: '[\(key): \(value)]'"
    case .inheritance(let word, let type, let base): "Swift has no '\(word)'; write 'class \(type): \(base)'"
    case .attributeAsBase(let attribute, let type):
      "an attribute stands before the declaration: '\(attribute) class \(type)'"
    case .labelWithDot(let name): "'.\(name)' is a value, not a label: a ',' follows it"
    case .catchWithoutDo: "errors are caught with 'do { try … } catch { … }'"
    case .cStyleFor: "Swift has no C-style 'for'; write 'for i in 0..<10 { … }'"
    case .afterBrace(let word): "'\(word)' goes on the line of the '}' before it"
    case .indentedBlock(let word):
      "'\(word)' needs braces: '\(word == "for" ? "for i in 0..<10" : "\(word) …") { … }'"
    case .repeatLoop: "Swift has no 'do … while'; write 'repeat { … } while …'"
    }
  }
}
