/// The files of a module while their findings are fixed: one edit may bring another mistake to light.
package struct FixedModule {
  private var files: [LintedFile]
  private let rules: Set<String>
  private let known: Baseline?
  /// The findings to report.
  package private(set) var findings: [Finding]
  private var changedNames: Set<String> = []

  /// - Parameter known: Findings that are left out.
  package init(_ files: [LintedFile], rules: Set<String>, known: Baseline?) {
    self.files = files
    self.rules = rules
    self.known = known
    findings = []
    findings = look()
  }

  /// The files whose text is another one.
  package var changed: [LintedFile] { files.filter { changedNames.contains($0.name) } }

  /// The texts of the files, by name.
  package var texts: [String: String] { Dictionary(files.map { ($0.name, $0.text) }) { first, _ in first } }

  private func look() -> [Finding] {
    let found = Linter(files, rules: rules).findings()
    return known?.new(found) ?? found
  }

  /// Makes the safe edits, until there are none left; returns what was fixed.
  package mutating func fix() -> [Finding] {
    var fixed: [Finding] = []
    // Edits that undo each other would have no end.
    for _ in 0..<8 {
      let byFile = Dictionary(grouping: findings, by: \.file)
      var made: [Finding] = []
      for (index, file) in files.enumerated() {
        guard let found = byFile[file.name] else { continue }
        let fixing = Fixing(file.text, found)
        let fixed = LintedFile(name: file.name, text: fixing.text)
        guard !fixing.made.isEmpty, fixed.syntaxError == nil || file.syntaxError != nil else { continue }
        files[index] = fixed
        changedNames.insert(file.name)
        made += fixing.made
      }
      if made.isEmpty { break }
      fixed += made
      findings = look()
    }
    return fixed
  }
}
