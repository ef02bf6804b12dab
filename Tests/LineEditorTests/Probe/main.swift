// A shell with nothing behind it, for the tests to type at: shows each result of the reader as Swift would print it.
// Its arguments are the prompt and the length of the history, which `OBSH_HISTORY` keeps in a file. `spin` stands for a
// program that runs until Ctrl-C, `crash` for a mistake of the shell's own. An input is complete when its braces are.

import Glibc
import LineEditor

func isComplete(_ input: String) -> Bool {
  input.count { $0 == "{" } <= input.count { $0 == "}" }
}

func indentation(_ input: String) -> Int {
  2 * max(input.count { $0 == "{" } - input.count { $0 == "}" }, 0)
}

/// Some fruit, and very many numbers behind an `n`.
func completions(_ input: String, _ offset: Int) -> Choices {
  let word = String(input.reversed().prefix { !" \n.".contains($0) }.reversed())
  let fruit = [("apple", "Int"), ("apricot", "String"), ("banana", ""), ("füllung", "")]
  let numbers = (1...200).map { ("n\($0)", "") }
  return Choices(start: offset - word.utf8.count, (fruit + numbers).filter { $0.0.hasPrefix(word) })
}

func report(_ line: String) {
  print("«\(line)»")
  fflush(nil)
}

func run(_ arguments: ArraySlice<String>) {
  let limit = arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
  let file = getenv("OBSH_HISTORY").map {
    HistoryFile(path: String(cString: $0), limits: HistoryFile.Limits(entries: limit))
  }
  let reader = InputReader(program: "obsh", history: History(limit: limit, file: file))
  let interrupts = InterruptWatch()
  report("editing \(reader.isEditing)")
  if let complaint = reader.history.takeComplaint() { report(complaint) }
  let rules = InputRules(isComplete: isComplete, indentation: indentation, completions: completions)
  while true {
    switch reader.read(prompt: arguments.first ?? "> ", continuation: ". ", quietly: true, rules) {
    case .input("spin"):
      interrupts.clear()
      report("spinning")
      while !interrupts.isInterrupted {}
      report("stopped")
    case .input("crash"):
      fatalError()
    case .input(let input) where input.utf8.count > 10_000:
      report("\(input.utf8.count) bytes")
    case .input(let input):
      report("input \(input.debugDescription)")
    case .woken:
      report("woken")
    case .interrupted:
      report("interrupted")
    case .endOfFile:
      return report("end of file")
    }
  }
}

run(CommandLine.arguments.dropFirst())
