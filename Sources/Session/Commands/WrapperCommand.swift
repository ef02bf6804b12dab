import Machine
import Models
import Views

/// `:wrapper`: finding the property wrapper that fits.
enum WrapperCommand {
  static let all = [wrapper]

  private static let wrapper = Command(
    "wrapper", "EXPR in VIEW", of: [.viewOrInstance, .free, .view, .free], "says which property wrapper fits, and why",
    help: """
      EXPR is a property of VIEW, an instance such as Cart#1, or a variable. The
      answer is based on the session so far. For a model: the view that creates the
      instance, the view that keeps it, the bindings made to it, and the reads of the
      body. For a value: the code that passes it and the code that writes it. The
      other wrappers follow, each with the reason against it.

        :wrapper cart in CartRow
        :wrapper isOn in Switch
        :wrapper Cart#1 in CartRow
      """, isQuestion: true, scope: .turn
  ) { session, text, command in
    guard let name = text.words.first.map(CommandText.name) else { throw CommandError.missing("EXPR", command) }
    guard text.words.count > 2, text.words[1] == "in" else { throw CommandError.missing("in VIEW", command) }
    if text.words.count > 3 { throw CommandError.unexpected(String(text.words[3]), command) }
    let view = CommandText.name(text.words[2])
    try session.requireView(view)
    guard let model = session.model(named: name, in: view) else {
      guard let use = session.engine.views.use(ofValue: name, inView: view) else { throw CommandError.noInstance(name) }
      session.screen.show(lines: ValueAdvice(name: name, view: view, use: use).lines)
      return .done
    }
    guard let use = session.engine.views.use(of: model, inView: view) else {
      throw CommandError.boundView(view)
    }
    let kind: WrapperAdvice.Kind =
      session.isObservable(model)
      ? .observable : session.engine.bridge.legacy.isObservableObject(model.type) ? .legacy : .plain
    session.screen.show(
      lines: WrapperAdvice(model: model, kind: kind, view: view, use: use).lines)
    return .done
  }
}

extension Session {
  /// The model with this name: a property of the view, an instance, or the value of a variable.
  fileprivate func model(named name: String, in view: String) -> Record? {
    if let found = engine.views.instance(in: name, ofView: view) { return found }
    var found: Record?
    engine.machine.heap.forEachInstance { if "\($0.type.name)#\($0.number)" == name { found = $0 } }
    if let found { return found }
    guard let variable = engine.variableRoots.first(where: { $0.name == name }) else { return nil }
    guard let record = variable.value.object as? Record, case .classType = record.type.kind else { return nil }
    return record
  }

  fileprivate func isObservable(_ model: Record) -> Bool {
    let observable = engine.machine.provider.protocolNumber(named: "Observable")
    return observable.map { engine.machine.conforms(model.type, to: $0) } ?? false
  }
}

/// The wrapper that fits a model in a view, and why the others do not.
struct WrapperAdvice {
  enum Kind { case observable, legacy, plain }

  let model: Record
  let kind: Kind
  let view: String
  let use: ModelUse

  private enum Choice { case own, environment, bind, read }

  private var choice: Choice {
    if use.isMadeHere { return .own }
    if use.isFromEnvironment { return .environment }
    if use.property == nil, use.isInEnvironment { return .environment }
    return use.bindings.isEmpty ? .read : .bind
  }

  private var type: String { String(model.type.name.prefix { $0 != "<" }) }
  private var instance: String { "\(model.type.name)#\(model.number)" }
  /// The name of the property, or a suggestion for one.
  private var name: String { use.property ?? type.prefix(1).lowercased() + type.dropFirst() }

  var lines: [String] {
    var lines = [declaration]
    if kind == .observable, choice == .environment, !use.bindings.isEmpty {
      lines.append("and in the body '@Bindable var \(name) = \(name)', for its bindings")
    }
    lines += evidence.map { "  \($0)" }
    lines += others.map { "  not \($0.wrapper): \($0.reason)" }
    return lines
  }

  private var declaration: String {
    switch (kind, choice) {
    case (.observable, .own): "@State private var \(name) = \(type)(…)"
    case (.observable, .environment): "@Environment(\(type).self) private var \(name)"
    case (.observable, .bind): "@Bindable var \(name): \(type)"
    case (.observable, .read): "let \(name): \(type)"
    case (.legacy, .own): "@StateObject private var \(name) = \(type)(…)"
    case (.legacy, .environment): "@EnvironmentObject private var \(name): \(type)"
    case (.legacy, .bind), (.legacy, .read): "@ObservedObject var \(name): \(type)"
    case (.plain, .own): "@State private var \(name) = \(type)(…)"
    case (.plain, _): "let \(name): \(type)"
    }
  }

  /// The session's evidence for the advice.
  private var evidence: [String] {
    var lines: [String] = []
    switch kind {
    case .observable: lines.append("\(type) is @Observable: views follow what their bodies read.")
    case .legacy: lines.append("\(type) is an ObservableObject: a view must subscribe to be notified of changes.")
    case .plain: lines.append("\(type) is a plain class: no wrapper makes its changes visible; make it @Observable.")
    }
    let place = use.line.map { " (\($0.place))" } ?? ""
    switch choice {
    case .own: lines.append("\(view) creates \(instance) itself\(place), and must keep it from run to run.")
    case .environment:
      lines.append("The environment of \(view) contains \(instance)\(use.isFromEnvironment ? place : "").")
    case .bind, .read:
      let from = use.parent.map { "from the body of \($0)" } ?? "from outside"
      let kept = use.keepers.isEmpty ? "" : "; \(use.keepers.joined(separator: ", ")) keeps it"
      lines.append(
        use.property == nil
          ? "\(view) does not have \(instance)\(kept); its parent can pass it."
          : "\(view) is given \(instance) \(from)\(place)\(kept).")
    }
    if let first = use.bindings.first {
      lines.append("It makes bindings: \(first.place): \(first.text)")
    } else if use.property != nil {
      lines.append("It makes no bindings to it.")
    }
    if !use.reads.isEmpty, kind != .legacy { lines.append("Its last body read \(use.reads.joined(separator: ", ")).") }
    return lines
  }

  private var others: [(wrapper: String, reason: String)] {
    var list: [(wrapper: String, reason: String)] = []
    let keepsFirst = "it keeps the first instance that it receives"
    if choice != .own {
      if kind != .legacy { list.append(("@State", keepsFirst)) }
      if kind == .legacy { list.append(("@StateObject", keepsFirst)) }
    }
    if choice != .environment {
      let wrapper = kind == .legacy ? "@EnvironmentObject" : "@Environment"
      list.append(
        (
          wrapper,
          use.isInEnvironment
            ? "\(view) receives \(instance) from its parent"
            : "nothing above \(view) puts \(instance) into it"
        ))
    }
    if choice == .own {
      list.append(
        (kind == .legacy ? "@ObservedObject" : "let", "a new \(type) replaces it each time \(view) is created"))
    }
    switch kind {
    case .observable:
      switch choice {
      case .bind: list.append(("let", "'$\(name)' needs a wrapper"))
      case .own: list.append(("@Bindable", "it keeps nothing, and '$\(name)' of a '@State' works without it"))
      case .environment: list.append(("@Bindable", "it does not read the environment"))
      case .read: list.append(("@Bindable", "only bindings need it, and \(view) makes none"))
      }
      list.append(("@StateObject or @ObservedObject", "\(type) is not an ObservableObject"))
    case .legacy:
      if choice != .own { list.append(("@State, let", "\(view) would not be notified of its changes")) }
      list.append(("@Bindable, @Environment(T.self)", "\(type) is not @Observable"))
    case .plain:
      list.append(("@Bindable, @ObservedObject", "\(type) is neither @Observable nor an ObservableObject"))
    }
    return list
  }
}
