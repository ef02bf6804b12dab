import ArgumentParser
import Lint

/// `obsh explain`: a rule of lint.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", _superCommandName: "obsh",
    abstract: "Explains a rule: the mistake, how to fix it, and a program that makes it.")

  @Argument(help: ArgumentHelp("The id of the rule; 'obsh lint --rules' lists them.", valueName: "rule"))
  var rule: String

  func validate() throws {
    if Rule.named(rule) == nil { throw ValidationError("there is no rule '\(rule)'; 'obsh lint --rules' lists them") }
  }

  mutating func run() throws {
    let id = rule
    try Process.run { output in
      if let rule = Rule.named(id) { output.write(rule.page) }
      return .success
    }
  }
}
