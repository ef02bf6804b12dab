import Checking
import Declarations
import Inference
import Source
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Tree

extension Frontend {
  /// Lists what could follow `head`, which ends where a name begins. Nil if that cannot be determined.
  func probe<Found>(_ head: String, _ list: (CompletionProbe.Place) -> Found) -> Found? {
    let open = OpenText(head)
    guard Complexity.tooNested(head) == nil else { return nil }
    // The head of a statement has no meaning without its body, and neither has half of a ternary expression.
    for body in ["", " {}", " else { return }", " : \(CompletionProbe.name)"] {
      let text = head + CompletionProbe.name + body + open.closers
      guard !Parser.tree(of: text).hasError else { continue }
      var found: Found?
      withoutActuallyEscaping(list) { list in
        let probe = CompletionProbe()
        probe.whenChecked = { found = list($0) }
        checker.completion = probe
        _ = check(text, name: "<completion>", mode: .shell)
        checker.completion = nil
      }
      if let found { return found }
    }
    return nil
  }
}
