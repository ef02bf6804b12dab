import Code
import Machine
import Models
import Trace

/// A model that a body has replaced by a new one, and the words for it, once the loss has had an effect.
///
/// The record does not keep the models alive.
struct Loss {
  enum Origin {
    /// A property of a view, which has this type.
    case property(name: String, of: RuntimeType)
    /// The environment, below a modifier.
    case environment
    /// The body itself creates the model that it uses.
    case body
  }

  let origin: Origin
  /// The view that has lost the model.
  let view: String
  /// The model's class, as declared.
  let model: RuntimeType
  let old: String
  let new: String
  /// The view whose body creates the models.
  let maker: (name: String, type: RuntimeType?)

  init(_ origin: Origin, in view: String, _ old: Record, _ new: Record, _ model: RuntimeType, by maker: ScopeNode?) {
    self.origin = origin
    self.view = view
    self.model = model
    self.old = ViewHierarchy.name(of: old)
    self.new = ViewHierarchy.name(of: new)
    self.maker = (maker?.name ?? "its parent", (maker as? ViewNode)?.type.type)
  }

  /// The property of the view that has lost the model.
  var property: String? { if case .property(let name, _) = origin { name } else { nil } }

  /// `Child.model`
  var subject: String {
    switch origin {
    case .property(let name, _): "\(view).\(name)"
    case .environment, .body: view
    }
  }
}

/// The data of a report.
struct LossWords {
  let rule: MistakeRule
  /// Distinguishes it from other losses of the same view and property with other causes.
  let key: String
  let cause: String
  let advice: String
  /// The line that creates the model.
  let line: SourceLine?
}

extension Loss {
  func words(_ hierarchy: ViewHierarchy) -> LossWords {
    let wrapper = hierarchy.runtime.conforms(model, to: .observable) ? "@State" : "@StateObject"
    switch origin {
    case .property(let name, let view): return words(name, of: view, wrapper, hierarchy.mistakes.sources)
    case .environment, .body: return words(wrapper, hierarchy.mistakes.sources)
    }
  }

  private func words(
    _ property: String, of type: RuntimeType, _ wrapper: String, _ sources: (any MistakeSources)?
  ) -> LossWords {
    if let declared = sources?.declaration(of: property, in: type), declared.hasInitialValue {
      let line = declared.line
      return LossWords(
        rule: Self.rule(of: line), key: "\(property) \(line.place)",
        cause: "'\(line.text)' creates a new instance each time the body of \(maker.name) creates \(view).",
        advice: "\(line.place): '\(line.text)' → '\(wrapper) private var \(declared.binding)'", line: line)
    }
    let use = maker.type.flatMap { sources?.use(of: type, making: model, in: $0) }
    let making = use.flatMap { Self.expression(making: model.baseName, in: $0.text) }
    if making == nil, let own = ownMaking(of: property, in: type, wrapper, sources) { return own }
    let keep = "'\(wrapper) private var \(property) = \(making ?? "…")'"
    let key = "\(property) \(maker.name) \(use?.place ?? "")"
    let place = use.map { "\($0.place): " } ?? ""
    guard making != nil else {
      return LossWords(
        rule: .modelFromFactory, key: key,
        cause: "The body of \(maker.name) gets a new instance each time it runs\(use.map { ": '\($0.text)'" } ?? "").",
        advice: "\(place)return the same instance every time, or store it in \(maker.name): \(keep)", line: use)
    }
    return LossWords(
      rule: .modelMadeInBody, key: key,
      cause: "The body of \(maker.name) creates a new instance each time it runs: '\(use?.text ?? "")'.",
      advice: "\(place)store it in \(maker.name), \(keep), and pass '\(property)'", line: use)
  }

  /// The line of the view's init that makes the model, from values that the view's parent passes.
  private func ownMaking(
    of property: String, in type: RuntimeType, _ wrapper: String, _ sources: (any MistakeSources)?
  ) -> LossWords? {
    let lines = sources?.lines(containing: "\(model.baseName)(", in: type) ?? []
    guard let line = lines.first(where: { Self.assigns(property, in: $0.text) }),
      let making = Self.expression(making: model.baseName, in: line.text)
    else { return ownGetting(of: property, in: type, wrapper, sources) }
    let storage = wrapper == "@State" ? "State(initialValue: \(making))" : "StateObject(wrappedValue: \(making))"
    return LossWords(
      rule: .modelMadeInInit, key: "\(property) \(line.place)",
      cause:
        "The init of \(view) creates a new instance each time the body of \(maker.name) creates \(view): '\(line.text)'.",
      advice: "\(line.place): '\(line.text)' → '_\(property) = \(storage)', with '\(wrapper) private var \(property):"
        + " \(model.baseName)'", line: line)
  }

  /// The line of the view's init that gets the model from a function, if no parent passes it.
  private func ownGetting(
    of property: String, in type: RuntimeType, _ wrapper: String, _ sources: (any MistakeSources)?
  ) -> LossWords? {
    let use = maker.type.flatMap { sources?.use(of: type, making: model, in: $0) }
    let lines = sources?.lines(containing: "\(property) = ", in: type) ?? []
    guard let use, !use.text.contains("\(property):"), let line = lines.first else { return nil }
    return LossWords(
      rule: .modelFromFactory, key: "\(property) \(line.place)",
      cause:
        "The init of \(view) gets a new instance each time the body of \(maker.name) creates \(view): '\(line.text)'.",
      advice:
        "\(line.place): keep it in '\(wrapper) private var \(property): \(model.baseName)', or let \(maker.name) pass it",
      line: line)
  }

  /// `model = …`, `self.model = …`, `_model = …`
  private static func assigns(_ property: String, in line: String) -> Bool {
    line.ranges(of: "\(property) = ").contains { range in
      guard range.lowerBound > line.startIndex else { return true }
      return !line[line.index(before: range.lowerBound)].isLetter
    }
  }

  /// The rule that a property breaks by making its own model, which depends on its wrapper.
  private static func rule(of line: SourceLine) -> MistakeRule {
    if line.text.hasPrefix("@ObservedObject") { return .observedObjectCreated }
    return line.text.hasPrefix("@Bindable") ? .bindableCreated : .modelMadeByView
  }

  private func words(_ wrapper: String, _ sources: (any MistakeSources)?) -> LossWords {
    var isEnvironment = false
    if case .environment = origin { isEnvironment = true }
    let lines = maker.type.flatMap { sources?.lines(containing: "\(model.baseName)(", in: $0) } ?? []
    let line = lines.first { !isEnvironment || $0.text.contains("nvironment") } ?? lines.first
    let making = line.flatMap { Self.expression(making: model.baseName, in: $0.text) }
    let variable = model.baseName.asVariable
    let keep = "'\(wrapper) private var \(variable) = \(making ?? "…")'"
    return LossWords(
      rule: isEnvironment ? .environmentMadeInBody : .modelMadeInBody,
      key: "\(model.name) \(maker.name) \(line?.place ?? "")",
      cause: "The body of \(maker.name) creates a new instance each time it runs"
        + "\(line.map { ": '\($0.text)'" } ?? "").",
      advice: "\(line.map { "\($0.place): " } ?? "")store it in \(maker.name), \(keep)"
        + (isEnvironment ? ", and pass '\(variable)'" : ""), line: line)
  }

  /// The call of the model's initializer in a line: `Model(name: "Ann")`.
  private static func expression(making type: String, in line: String) -> String? {
    var depth = 0
    var text = ""
    for start in line.indices where line[start...].hasPrefix("\(type)(") {
      if start > line.startIndex, line[line.index(before: start)].isLetter { continue }
      for character in line[start...] {
        text.append(character)
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == ")", depth == 0 { return text }
      }
      return nil
    }
    return nil
  }
}

extension ViewHierarchy {
  static func name(of model: Record) -> String { "\(model.type.name)#\(model.number)" }

  /// Reports the loss, unless the model is kept elsewhere.
  ///
  /// - Parameter new: The instance that has replaced it.
  func report(
    _ loss: Loss, of old: Record, by new: Record, _ written: [(field: Int, text: String)], maker: ScopeNode?
  ) {
    guard mistakes.isOn else { return }
    let words = loss.words(self)
    guard !mistakes.isNamed(words.rule, loss.view, words.key), !isKept(old, outside: maker) else {
      return
    }
    let values = written.prefix(3).map { "\(ModelSnapshot.name(of: $0.field, in: old)) \($0.text)" }
      .joined(separator: ", ")
    let texts = ModelSnapshot.texts(of: new, self)
    let fresh = written.prefix(3).map { "\(ModelSnapshot.name(of: $0.field, in: new)) \(texts[$0.field])" }
      .joined(separator: ", ")
    report(
      words.rule, in: loss.view, property: words.key, blaming: loss.property,
      text:
        "\(loss.subject): \(loss.old) (\(values)) is lost; \(loss.new) (\(fresh)) has replaced it. \(words.cause)",
      advice: words.advice, at: words.line)
  }

  func list(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and \(words[words.count - 1])"
  }
}

extension String {
  /// `URLStore` as `urlStore`, for the name of a variable.
  fileprivate var asVariable: String {
    let capitals = prefix { $0.isUppercase }
    let rest = dropFirst(capitals.count)
    if rest.isEmpty || capitals.count < 2 { return capitals.lowercased() + rest }
    return capitals.dropLast().lowercased() + String(capitals.suffix(1)) + rest
  }
}
