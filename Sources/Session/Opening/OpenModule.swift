import Diagnostics
import Files
import Frontend
import Machine
import Tree
import Views

/// A preview of an opened module, and the result of mounting it.
package struct OpenedPreview {
  package enum Result: String { case ran, opaque, trapped }

  package let name: String
  package let place: Place
  package var result = Result.ran
  package var bodies = 0
  package var message: String?

  /// The name of the preview, or of its file if it has none.
  var shownName: String {
    guard name == Self.unnamed else { return name }
    let file = place.file.name(at: place.offset).split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  /// The place, such as `App/Page.swift:12`.
  var shownPlace: String { "\(place.file.name(at: place.offset)):\(place.file.position(of: place.offset).line)" }

  /// The reason why the preview did not run: the first line of the message, with its place if that is not the
  /// preview's own.
  var reason: String? {
    message.map { text in
      let line = text.prefix { !$0.isNewline }
      let own = "\(shownPlace):"
      return String(line.hasPrefix(own) ? line.dropFirst(own.count).drop { $0 != " " }.dropFirst() : line)
    }
  }

  /// The name that the checker gives to a preview without one.
  static let unnamed = "Preview"
}

/// The modules that a session has opened, in the order in which they were checked.
struct OpenedCode {
  /// The source of a preview, which decides how it is mounted.
  enum Source {
    case unit(CheckedInput.Unit)
    /// A type that provides previews, and its declaration.
    case provider(String, Place)
  }

  var modules: [OpenedModule] = []
  var previews: [(preview: OpenedPreview, source: Source)] = []
  /// The code as it was opened, for reading it again.
  var code: [CodeToOpen] = []
  /// The names of the files of each project, whose mistakes are looked for together.
  var projects: [[String]] = []
  /// The texts of the files at the time of opening.
  var texts: [String: String] = [:]
}

/// Opening whole modules unchanged.
extension Session {
  /// The default platform of opened code.
  package static let openPlatform = "iOS"
  /// The flags defined in opened code by default.
  package static let debugFlags: Set<String> = ["DEBUG"]

  /// The flags of a debug or release build, together with names that the person defined.
  package static func flags(_ definitions: [String], isRelease: Bool) -> Set<String> {
    (isRelease ? [] : debugFlags).union(definitions)
  }

  /// The size in bytes up to which all bodies of the modules are checked on opening, which takes less than a second.
  /// For larger code, the list of what can be mounted comes first.
  static let bytesCheckedAtOnce = 500_000

  /// Checks the files of a module together, and initializes its global variables.
  package func open(
    _ files: [(name: String, text: String)], standIns: [(name: String, text: String)] = [], name: String,
    platform: String = openPlatform, flags: Set<String> = debugFlags, isProgram: Bool = false,
    leavesBodies: Bool = false
  ) -> OpenedModule {
    let module = engine.frontend.open(
      files, standIns: standIns, name: name, platform: platform, flags: flags, isProgram: isProgram,
      leavesBodies: leavesBodies)
    giveValues(module, isProgram: isProgram)
    opened.modules.append(module)
    for file in files + standIns { opened.texts[file.name] = file.text }
    // Targets may share files.
    let known = Set(opened.previews.map(\.preview.shownPlace))
    opened.previews += previews(of: module).filter { !known.contains($0.preview.shownPlace) }
    return module
  }

  /// True if a unit runs when the program starts.
  private func isMain(_ unit: CheckedInput.Unit) -> Bool {
    if unit.previewName != nil || unit.declaresTest { return false }
    if case .statement = unit.kind { return true }
    let name = unit.place.file.name(at: unit.place.offset)
    guard case .variables = unit.kind else { return false }
    return name == "main.swift" || name.hasSuffix("/main.swift")
  }

  /// Runs the program in a folder: its main.swift, or its type with `@main`. Its other modules are opened.
  ///
  /// - Parameter isOpen: True to run it even if parts did not check, or use declarations that obsh lacks.
  package func run(program code: CodeToOpen, isOpen: Bool) throws -> Outcome {
    let found = try ReadCode(code, in: options.files)
    provide(found)
    let modules = Array(found.projects.joined())
    for note in found.notes { screen.complain("warning: \(note)") }
    guard !modules.isEmpty else {
      return complain("there is no Swift file in \(code.paths.map { "'\($0)'" }.joined(separator: ", "))", .command)
    }
    var main: [CheckedInput.Unit] = []
    for module in modules {
      let one = open(
        module.files, standIns: module.standIns, name: module.name, platform: module.platform, flags: module.flags,
        isProgram: true)
      if !isOpen {
        let wrong = one.sealed + one.opaque.filter { $0.problem.opaqueName != nil }
        show(wrong.map { Diagnostic($0.problem, file: $0.file, offset: $0.offset) })
        if !wrong.isEmpty { return .failed(.source) }
      }
      // The tests of a package run without its programs.
      if !code.includesTests { main += one.units.filter(isMain) }
    }
    for unit in main {
      let outcome = run(unit, showsValues: false)
      if outcome != .done { return outcome }
    }
    return settle()
  }

  /// Initializes global variables that are not initialized at their first use, `let (a, b) = …`, in any order. A
  /// variable whose value is not yet available waits until others have theirs.
  ///
  /// - Parameter isProgram: True if the program itself initializes the variables of a main.swift when it runs.
  private func giveValues(_ module: OpenedModule, isProgram: Bool) {
    var waiting = module.units.filter { unit in
      if unit.previewName != nil || unit.isSetWhenUsed { return false }
      if !isProgram, case .variables = unit.kind { return true }
      return !isMain(unit)
    }
    let wasMuted = screen.isMuted
    screen.isMuted = true
    defer { screen.isMuted = wasMuted }
    while !waiting.isEmpty {
      engine.machine.resetSteps()
      let left = waiting.filter { run($0, showsValues: false) != .done }
      if left.count == waiting.count { return }
      waiting = left
    }
  }

  /// The names of the module's classes that views can observe.
  package func models(of module: OpenedModule) -> [String] { engine.frontend.models(in: module) }

  /// The names that obsh lacks and the errors in the code, including those in bodies that nothing has reached.
  package func findings(in modules: [OpenedModule]) -> (opaque: [Diagnostic], sealed: [Diagnostic]) {
    engine.frontend.findings(in: modules)
  }

  private func previews(of module: OpenedModule) -> [(preview: OpenedPreview, source: OpenedCode.Source)] {
    module.units.compactMap { unit in
      unit.previewName.map { (OpenedPreview(name: $0, place: unit.place), .unit(unit)) }
    }
      + engine.frontend.previewProviders(in: module).map {
        (OpenedPreview(name: $0.name, place: $0.place), .provider($0.name, $0.place))
      }
  }

  /// Mounts each preview of a module in turn, except those in files that belong to an earlier module as well.
  package func mountPreviews(of module: OpenedModule) -> [OpenedPreview] {
    opened.previews.filter { $0.preview.place.file === module.file }.map { tryOut($0.preview, $0.source) }
  }

  /// Mounts a preview as one of the session's trees.
  func mount(_ source: OpenedCode.Source) -> Outcome {
    switch source {
    case .unit(let unit): run(unit, before: nil, showsValues: false)
    case .provider(let name, let place):
      run(Self.text(mounting: name, declaredAt: place))
    }
  }

  /// The input that mounts the previews of a provider. What goes wrong in it is reported at the provider's declaration.
  private static func text(mounting provider: String, declaredAt place: Place) -> GeneratedText {
    var generated = GeneratedText(for: place.file)
    generated.append("_preview(\"\(provider)\") { ")
    generated.append(provider[...], from: place.offset)
    generated.append(".previews }")
    return generated
  }

  /// Mounts a preview, records the result, and unmounts it.
  func tryOut(_ preview: OpenedPreview, _ source: OpenedCode.Source) -> OpenedPreview {
    var preview = preview
    engine.machine.resetSteps()
    let before = engine.views.mountedNumbers
    // A warning may come before the failure that the result is about.
    var warning: String?
    screen.hears = { text, isWarning in
      if isWarning { warning = warning ?? text } else { preview.message = preview.message ?? text }
    }
    defer { screen.hears = nil }
    lastTrap = nil
    let mounted = mount(source)
    var trap = lastTrap?.kind
    let outcome = settle(mounted)
    trap = trap ?? lastTrap?.kind
    preview.message = preview.message ?? warning
    let isAlone = before.isEmpty
    let own = engine.views.mountedNumbers.filter { before[$0.key] != $0.value }.map(\.key)
    let last = before.values.max() ?? 0
    preview.bodies = engine.views.allViews.reduce(0) { $0 + ($1.order > last ? $1.runs : 0) }
    // An action or a task that stops at an opaque value leaves the screen as it is.
    let isCutOff = own.isEmpty || engine.views.hasCutOffBody(after: last)
    if outcome != .done, isCutOff || trap != .opaque { preview.result = trap == .opaque ? .opaque : .trapped }
    if isAlone {
      engine.views.unmountAll()
      engine.machine.scheduler.abandonAll()
    } else {
      for tree in own { _ = turn { _ = engine.views.unmount(tree) } }
    }
    return preview
  }
}

extension CheckedInput.Unit {
  /// True if the unit only registers a test, to be run later.
  fileprivate var declaresTest: Bool {
    guard case .statement(let statement) = kind, case .expression(let call) = statement.kind,
      case .apply(let function, _, _, _, _) = call.kind
    else { return false }
    return function.name.hasPrefix("_registerTest")
  }
}

extension CheckedInput.Unit {
  /// True if all variables of the unit are initialized at their first use.
  fileprivate var isSetWhenUsed: Bool {
    guard case .variables(let variables, _) = kind else { return false }
    return variables.allSatisfy { $0.initialValue != nil }
  }
}
