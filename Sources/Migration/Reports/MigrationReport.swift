/// A report of a migration's edits and refusals, in Markdown fit for a pull request.
package struct MigrationReport {
  private let migration: Migration

  package init(_ migration: Migration) { self.migration = migration }

  /// The first line of each report.
  package static let heading = "# From ObservableObject to `@Observable`"

  package var markdown: String {
    let migrated = migration.models.filter(\.isMigrated)
    let refused = migration.models.filter(\.isRefused)
    var text = "\(Self.heading)\n\n"
    text += "\(count(migrated.count, "type")) migrated, \(refused.count) left legacy, "
    text += "\(count(migration.changed.count, "file")) changed.\n"
    text += "Formatting outside the edits is untouched.\n"
    if !migrated.isEmpty {
      text += "\n## Migrated\n\n| Wave | Types |\n| --- | --- |\n"
      for (wave, models) in Dictionary(grouping: migrated, by: \.wave).sorted(by: { $0.key < $1.key }) {
        text += "| \(wave) | \(models.map { "`\($0.name)`" }.joined(separator: ", ")) |\n"
      }
    }
    if !migration.refusals.isEmpty {
      text += "\n## Not migrated\n\nThese types stay as they are, and so does the code that uses them: "
      text += refused.map { "`\($0.name)`" }.joined(separator: ", ") + ".\n"
      text += section(migration.refusals)
    }
    let looked = migration.remarks.filter { Self.worthALook.contains($0.rule.id) }
    if !looked.isEmpty { text += "\n## To review\n" + section(looked) }
    let rest = Dictionary(grouping: migration.remarks) { $0.rule.id }
    if !rest.isEmpty {
      text += "\n## What changed\n\n| Rule | Places | |\n| --- | --- | --- |\n"
      for rule in MigrationRule.all {
        guard let found = rest[rule.id] else { continue }
        text += "| \(rule.id) | \(found.count) | \(rule.summary) |\n"
      }
    }
    return text
  }

  /// The rules whose edits keep the meaning of the code, which may not be what its author wanted.
  fileprivate static let worthALook: Set<String> = Set(
    [
      MigrationRule.tracked, .byHand, .storage, .eagerState, .madeAgain, .previewEnvironment, .appEnvironment, .subject,
      .forwarding, .legacyNested,
    ].map(\.id))

  /// The places of each rule, with its recipe once.
  private func section(_ remarks: [Migration.Remark]) -> String {
    var text = ""
    for rule in MigrationRule.all {
      let found = remarks.filter { $0.rule == rule }
      if found.isEmpty { continue }
      text += "\n**\(rule.summary)** \(rule.recipe)\n\n"
      for remark in found { text += "- `\(remark.file):\(remark.line)`: \(remark.text) (\(names(remark)))\n" }
    }
    return text
  }

  private func names(_ remark: Migration.Remark) -> String {
    remark.types.count > 4 ? "\(remark.types.count) types" : remark.types.map { "`\($0)`" }.joined(separator: ", ")
  }

  private func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension Migration.Remark {
  /// A refusal in two lines: the place and the reason, then the manual steps.
  package var refusal: String {
    let names = types.count > 4 ? "\(types.count) types" : types.joined(separator: ", ")
    return "\(file):\(line): left legacy: \(names): \(text) [\(rule.id)]\n  \(rule.recipe)\n"
  }

  /// An edit that is worth a look.
  package var note: String { "\(file):\(line): note: \(text) [\(rule.id)]\n" }
}

extension Migration {
  /// The edits whose result may not be what the author wanted.
  package var notes: [Remark] { remarks.filter { MigrationReport.worthALook.contains($0.rule.id) } }
}
