import ArgumentParser
import Lint
import Migration

/// `obsh explain`: a rule of lint, or of `obsh migrate`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: "obsh",
    abstract: "Explains a rule: the mistake, how to fix it, and a program that makes it.")

  @Argument(help: ArgumentHelp("The id of a rule; 'obsh lint --rules' lists the rules.", valueName: "rule"))
  var rule: String

  func validate() throws {
    guard Rule.named(rule) == nil, MigrationRule.named(rule) == nil else { return }
    throw ValidationError(
      "\(Rule.unknown(rule, others: MigrationRule.all.map(\.id))); 'obsh lint --rules' lists them")
  }

  mutating func run() throws {
    let id = rule
    try Process.run { output in
      if let page = Rule.named(id)?.page ?? MigrationRule.named(id)?.page { output.write(page) }
      return .success
    }
  }
}
