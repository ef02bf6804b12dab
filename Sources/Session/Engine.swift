import Code
import Compiler
import FoundationNatives
import Frontend
import Library
import Machine
import Models
import Source
import Trace
import Tree
import Views

/// All parts of a running program, from its source to its views. A session that starts over makes a new engine.
final class Engine {
  let frontend: Frontend
  /// Held while the engine runs a program that other sessions run as well.
  private let lease: CheckedProgram.Lease?
  let compiler: Compiler
  let machine: Machine
  let bridge: ObservationBridge
  let views: ViewHierarchy
  let world = World()
  /// The files beside the code that was opened.
  let resources = ResourceFiles()
  private let sources: ProgramSources
  /// The program's top-level variables by name; for redeclared ones, the last.
  var globals: [String: GlobalVariable] = [:]
  var lastValues = LastValues()
  /// The sources of the last inputs: the origin of a write may be requested after its code is gone.
  private var recentSources: [SourceFile] = []
  private static let recentSourcesKept = 32
  /// The command by which a person uses the screen, while it acts.
  var touch: String?
  private var sharedPaths = SharedPaths()
  /// Texts generated for commands, by the numbers of their files.
  private(set) var generatedTexts: [UInt32: GeneratedText] = [:]

  /// - Parameters:
  ///   - program: The checked program, if it is one that several sessions run.
  ///   - errors: Receives the program's standard error.
  ///   - output: Receives the program's standard output.
  init(
    options: SessionOptions, program: CheckedProgram? = nil, events: EventSink,
    errors: @escaping (String) -> Void, output: @escaping (String) -> Void
  ) {
    (frontend, lease) = CheckedProgram.frontend(of: program) { Self.makeFrontend(options) }
    frontend.language = Self.language(options)
    frontend.asksWhetherToNotify = options.observation != .swift59
    frontend.isMainActorByDefault = options.defaultIsolation == .mainActor
    frontend.budget = Self.budget(options)
    compiler = Compiler(knowledge: frontend.knowledge)
    compiler.tellsOfEqualWrites = options.observation == .swift59
    compiler.outlivedByProgram = lease != nil
    bridge = ObservationBridge(events: events)
    views = ViewHierarchy(bridge: bridge)
    views.runLog = RunLog()
    sources = ProgramSources(compiler: compiler)
    views.mistakes.sources = sources
    views.mistakes.isOn = options.findsMistakes
    if let nextLine = options.nextLine { world.nextLine = nextLine }
    world.writeError = errors
    world.arguments = options.arguments
    machine = Machine(
      provider: compiler,
      natives: [
        StandardNatives.natives(world: world), ObservationNatives.natives(bridge), CombineNatives.natives(bridge),
        SwiftUINatives.natives(views), FoundationNatives.natives(),
      ], world: world,
      limits: Self.limits(options), interruptFlag: options.interruptFlag, output: output)
    machine.trapsEndProgram = options.mode == .script
    machine.observer = bridge
    bridge.machine = machine
    bridge.updateReporting()
    bridge.creationObserver = { [unowned views] in views.didCreate($0) }
    views.attach(machine)
    bridge.legacy.willPublish = { [unowned views] in views.willPublish($0, isHeard: $1) }
    bridge.isOfProgram = { [unowned frontend] in frontend.file(numbered: $0)?.isLibrary == false }
    bridge.isKept = { [unowned self] in sources.isKept(at: $0) }
    sources.file = { [unowned frontend] in frontend.file(numbered: $0) }
    let tellCause = { [unowned self] in views.cause ?? machine.scheduler.cause ?? touch }
    bridge.cause = tellCause
    machine.describeCause = tellCause
    machine.scheduler.describeStart = { [unowned self] kind in
      let cause = tellCause().map { " by \($0)" } ?? ""
      guard let line = bridge.callSite.flatMap({ sources.line(at: $0.place) }) else {
        return tellCause()
      }
      return "the \(kind) started at \(line.place)\(cause)"
    }
    events.origin = { [unowned self] in origin(bridge.writeOrigin) }
    views.session.noteReads = { [unowned compiler] in compiler.noteReads() }
    views.session.sharedObjects = { [unowned self] in variableRoots.compactMap(\.value.object) }
    views.session.subscribe = { [bridge] view, object in try bridge.legacy.subscribe(view, to: object) }
    views.session.isReached = { [unowned self] model, values in
      let roots = variableRoots + values.map { ("", $0) }
      return HolderSearch.find(roots: roots, living: []).contains { $0.instance === model }
    }
    views.session.startTask = { [unowned machine] closure in
      ViewTaskHandle(task: try machine.scheduler.start(closure), scheduler: machine.scheduler)
    }
  }

  deinit { machine.endProgram() }

  private static func makeFrontend(_ options: SessionOptions) -> Frontend {
    Frontend(
      library: Library.parts(for: options.sdk == .sdk27 ? .sdk27 : .sdk26, release(options)), sdk: .apple,
      // Not the names of the cases: for those the runtime searches all conformances of the program.
      named: "sdk" + String(options.sdk.rawValue) + options.observation.rawValue)
  }

  private static func release(_ options: SessionOptions) -> Library.Release {
    switch options.observation {
    case .swift59: .swift59
    case .swift62: .swift62
    case .swift64: .swift64
    }
  }

  /// The origin of a write, as a line of the source.
  func origin(_ origin: WriteHistory.Origin) -> WriteOrigin? {
    guard let site = origin.site, let line = sources.line(at: site.place) else { return nil }
    return WriteOrigin(
      file: line.file, line: line.number, function: site.functionName, cause: origin.cause)
  }

  /// The line on which the body of a view begins: `app.swift:12`.
  func line(ofClosure function: FunctionReference) -> SourceLine? { sources.line(ofClosure: function) }

  func placeOfBody(of view: MountedView) -> String? {
    guard let type = view.declaredType else { return nil }
    return sources.lines(containing: "var body", in: type).first?.place
  }

  /// Keeps the source of an input for some time.
  func keep(_ source: SourceFile) {
    if recentSources.count == Self.recentSourcesKept { recentSources.removeFirst() }
    recentSources.append(source)
  }

  /// Keeps a text as long as a view may run it.
  func keep(_ text: GeneratedText, file: UInt32) {
    if generatedTexts.count > 2 * views.count + 100 {
      let used = Set(views.views.map(\.source.file))
      generatedTexts = generatedTexts.filter { used.contains($0.key) }
    }
    generatedTexts[file] = text
  }

  /// Called when no code of the text is left.
  func forget(file: UInt32) { generatedTexts[file] = nil }

  /// The path with code shared by other views, if there is one.
  func share(_ path: SharedPaths.Path, of model: Value, _ type: Type?) -> SharedPaths.Path {
    let closure = path.closure.record
    // The closure must capture only the model itself, not in a cell.
    guard let type, SharedPaths.canShare(path.text[...]), closure.count == 1,
      closure[0].object === model.object, closure[0].bits == model.bits
    else { return path }
    let key = SharedPaths.Key(model: type, path: path.text)
    guard let known = sharedPaths.path(key, generation: frontend.declarationGeneration) else {
      // The capture is left out, because the table must not keep a model alive.
      let template = machine.makeClosure(like: path.closure, capturing: .void)
      sharedPaths.add(SharedPaths.Path(closure: template, links: path.links, text: path.text, file: path.file), key)
      return path
    }
    return SharedPaths.Path(
      closure: machine.makeClosure(like: known.closure, capturing: model), links: known.links, text: known.text,
      file: known.file)
  }

  static func language(_ options: SessionOptions) -> LanguageMode {
    switch options.language {
    case .swift5: .swift5
    case .swift6: .swift6
    }
  }

  /// The limits of checking. Checking has the whole native stack, as running has.
  static func budget(_ options: SessionOptions) -> Frontend.BudgetLimits {
    Frontend.BudgetLimits(
      steps: options.limits.steps, memory: options.limits.memory,
      nativeStack: UInt(options.nativeStack ?? MachineThread.usableStack),
      interruptFlag: options.interruptFlag, memoryInUse: { ProcessMemory.inUse(limit: options.limits.memory) })
  }

  static func limits(_ options: SessionOptions) -> Limits {
    var limits = options.limits
    limits.nativeStack = options.nativeStack ?? MachineThread.usableStack
    return limits
  }
}

/// A task that a view has started, on the machine's scheduler.
private final class ViewTaskHandle: ViewTask {
  private let task: ProgramTask
  private unowned let scheduler: Scheduler

  init(task: ProgramTask, scheduler: Scheduler) {
    self.task = task
    self.scheduler = scheduler
  }

  func cancel() throws { try scheduler.cancel(task) }
}
