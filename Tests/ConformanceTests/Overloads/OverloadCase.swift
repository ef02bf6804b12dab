/// A generated set of overloads with calls. Each declaration and each call stands on a line of its own, so that an
/// error says which of them is refused.
struct OverloadCase: Sendable {
  enum Line: Sendable {
    /// Text that holds the lines around it, for example the first line of a type.
    case scaffold(String)
    /// An overload, which may be refused as a redeclaration.
    case declaration(String)
    /// A call, which may be refused as ambiguous or as fitting no overload.
    case call(String)

    var text: String {
      switch self {
      case .scaffold(let text), .declaration(let text), .call(let text): text
      }
    }

    var isDeclaration: Bool { if case .declaration = self { true } else { false } }
    var isCall: Bool { if case .call = self { true } else { false } }
  }

  let number: Int
  var lines: [Line] = []

  /// The function that makes all calls of this case.
  var entry: String { "run\(number)" }

  /// The case of a number; the same number always gives the same case.
  init(number: Int) {
    self.number = number
    var writer = OverloadWriter(number: number)
    lines = writer.makeCase()
  }
}
