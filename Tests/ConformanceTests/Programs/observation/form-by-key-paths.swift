// A form: validation by key paths, errors as a dictionary, computed validity, generic setters, subscripts by key path.
import Observation

enum Problem: Error, CustomStringConvertible, Equatable {
  case empty(String)
  case tooShort(field: String, minimum: Int)
  case invalid
  var description: String {
    switch self {
    case .empty(let field): "\(field) is empty"
    case .tooShort(let field, let minimum): "\(field) needs \(minimum)"
    case .invalid: "invalid"
    }
  }
}
@Observable final class Form {
  var name = ""
  var email = ""
  var age: Int? = nil
  var newsletter = false
  private(set) var problems: [String: Problem] = [:]
  @ObservationIgnored private var rules: [(PartialKeyPath<Form>, String, (Form) throws -> Void)] = []
  func rule<V>(_ path: KeyPath<Form, V>, _ field: String, _ check: @escaping (V, String) throws(Problem) -> Void) {
    rules.append((path, field, { try check($0[keyPath: path], field) }))
  }
  @discardableResult func validate() -> Bool {
    problems = [:]
    for (_, field, check) in rules {
      do {
        try check(self)
      } catch let problem as Problem {
        problems[field] = problem
      } catch {
        problems[field] = .invalid
      }
    }
    return problems.isEmpty
  }
  var isValid: Bool { problems.isEmpty && !name.isEmpty }
  subscript<V>(_ path: ReferenceWritableKeyPath<Form, V>) -> V {
    get { self[keyPath: path] }
    set { self[keyPath: path] = newValue }
  }
  func set<V: Equatable>(_ path: ReferenceWritableKeyPath<Form, V>, _ value: V) -> Bool {
    guard self[keyPath: path] != value else { return false }
    self[keyPath: path] = value
    return true
  }
  var fieldsCovered: Int { Set(rules.map(\.0)).count }
}
func notEmpty(_ text: String, _ field: String) throws(Problem) {
  if text.isEmpty { throw .empty(field) }
}
func long(_ minimum: Int) -> (String, String) throws(Problem) -> Void {
  { text, field throws(Problem) in
    if text.count < minimum { throw .tooShort(field: field, minimum: minimum) }
  }
}
let form = Form()
form.rule(\.name, "name", notEmpty)
form.rule(\.email, "email", long(5))
form.rule(\.age, "age") { value, _ throws(Problem) in
  guard let value, value >= 0 else { throw .invalid }
}
form.rule(\.name.count, "length") { count, field throws(Problem) in
  if count > 10 { throw .tooShort(field: field, minimum: -count) }
}
print(form.fieldsCovered, form.validate(), form.problems.sorted { $0.key < $1.key }.map { "\($0.value)" })
var log: [String] = []
func watch() {
  withObservationTracking {
    _ = form.isValid
  } onChange: {
    log.append("validity")
  }
}
watch()
print(form.set(\.name, "Ann"), form.set(\.name, "Ann"), log)
watch()
form[\.email] = "a@b.c"
form[\.age] = 3
form.newsletter.toggle()
print(log, form.validate(), log, form.problems.isEmpty)
form[\.age]? += 1
form[\.name].append("!")
print(form.age!, form.name, form[\.name.self], form.isValid)
form[\.age]! -= 10
print(form.validate(), form.problems["age"]!, form.problems["name"] as Any, form.problems == ["age": .invalid])
