import Checking
import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// The labels that can begin the next argument.
struct ArgumentLabels {
  var all: [Completion] = []
  /// True if every candidate function requires one of them.
  var areNeeded = false
}

extension Frontend {
  /// The labels that the call around the cursor still lacks, if an argument can begin there.
  func labels(_ open: OpenText) -> ArgumentLabels {
    guard let call = open.open.last, call.closer == ")",
      open.before == UInt8(ascii: "(") || open.before == UInt8(ascii: ",")
    else { return ArgumentLabels() }
    let callee = OpenText(open.text(before: call.offset))
    guard !callee.word.isEmpty,
      let functions = probe(callee.head, { checker.parameters(of: callee.word, at: $0) })
    else { return ArgumentLabels() }
    let given = Self.labels(of: open.text(from: call.offset + 1))
    var result = ArgumentLabels(areNeeded: true)
    var hasFunction = false
    for parameters in functions {
      let missing = parameters.filter { !given.labels.contains($0.label ?? "") }.dropFirst(given.unlabelled)
      // An argument with a default value may be omitted, so each label up to the next required argument can follow.
      var next: [(label: String?, type: String, isNeeded: Bool)] = []
      for one in missing {
        next.append(one)
        if one.isNeeded { break }
      }
      guard !next.isEmpty || given.count == 0 else { continue }
      hasFunction = true
      if next.contains(where: { $0.label == nil }) || next.isEmpty { result.areNeeded = false }
      for case (let label?, let type, _) in next where label.hasPrefix(open.word) {
        let item = Completion("\(label): ", type)
        if !result.all.contains(item) { result.all.append(item) }
      }
    }
    if !hasFunction { result.areNeeded = false }
    return result
  }

  /// The labels of the arguments before the last one, which is incomplete, and the number of unlabelled ones.
  private static func labels(of arguments: String) -> (labels: Set<String>, unlabelled: Int, count: Int) {
    var labels: Set<String> = []
    var unlabelled = 0
    var start = arguments.startIndex
    var count = 0
    for (index, character) in zip(arguments.indices, arguments) where character == "," {
      let argument = arguments[start..<index]
      guard OpenText(argument).open.isEmpty else { continue }
      count += 1
      let name = argument.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty, argument[name.endIndex...].first(where: { !$0.isWhitespace }) == ":" {
        labels.insert(String(name))
      } else {
        unlabelled += 1
      }
      start = arguments.index(after: index)
    }
    return (labels, unlabelled, count)
  }
}

extension Checker {
  typealias LabelledParameter = (label: String?, type: String, isNeeded: Bool)

  /// The parameters of every function of that name that can be called there.
  func parameters(of name: String, at place: CompletionProbe.Place) -> [[LabelledParameter]] {
    switch place {
    case .members(let type, let isStatic):
      return lookUpMembers(of: type, named: name, isStatic: isStatic).flatMap(parameters(of:))
    case .names(let scope), .types(let scope):
      return within(scope: scope, function: .some(nil), environment: []) {
        switch lookUp(name) {
        case .entities(let entities): entities.flatMap(parameters(of:))
        case .member(let context):
          lookUpMembers(of: context.selfType, named: name, isStatic: nil).flatMap(parameters(of:))
        case .nothing: []
        }
      }
    }
  }

  private func parameters(of entity: Entity) -> [[LabelledParameter]] {
    switch entity {
    case .function(let function): [parameters(of: function, [:])]
    case .type(let declaration):
      lookUpMembers(of: declaration.declaredType, named: "init", isStatic: true).flatMap(parameters(of:))
    case .alias(let alias): lookUpMembers(of: alias.type, named: "init", isStatic: true).flatMap(parameters(of:))
    case .variable, .parameter: []
    }
  }

  private func parameters(of candidate: Candidate) -> [[LabelledParameter]] {
    switch candidate.member.kind {
    case .function(let function): [parameters(of: function, candidate.substitution)]
    case .enumCase(let one):
      [one.payload.map { ($0.label, description($0.type, candidate.substitution), true) }]
    case .type(let declaration): parameters(of: .type(declaration))
    case .variable, .subscripted, .alias: []
    }
  }

  private func parameters(of function: FunctionDeclaration, _ substitution: Substitution) -> [LabelledParameter] {
    function.parameters.map { one in
      (one.label, description(one.variable.type, substitution), !one.hasDefault && !one.isVariadic)
    }
  }
}
