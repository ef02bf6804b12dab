import Diagnostics

/// Names that Apple's frameworks declare: to distinguish what this shell lacks from what is misspelled. Used only for
/// names that have not been found.
package final class SDKNames {
  private let texts: [(framework: String, text: String)]
  /// The framework by name and owner: `types`, `functions`, or the type whose members they are.
  private lazy var owners = read()

  /// - Parameter texts: For each framework `owner: name name … owner: …`, where the owner is a type or protocol,
  ///   `types` or `functions`.
  package init(_ texts: [(framework: String, text: String)]) { self.texts = texts }

  package func framework(ofType name: String) -> String? { owners["types"]?[name] }

  package func framework(ofGlobal name: String) -> String? { framework(ofType: name) ?? owners["functions"]?[name] }

  package func framework(ofMember name: String, of owner: String) -> String? { owners[owner]?[name] }

  private func read() -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for (framework, text) in texts {
      var owner = ""
      for word in text.split(whereSeparator: \.isWhitespace) {
        if word.last == ":" {
          owner = String(word.dropLast())
        } else {
          result[owner, default: [:]][String(word)] = framework
        }
      }
    }
    return result
  }
}
