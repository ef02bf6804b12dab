import Code
import Compiler
import Frontend
import Machine
import Models
import Trace
import Views

/// Everything a program lives in, from its source to its views. A session that starts afresh makes another one.
final class Engine {
  let frontend: Frontend
  let compiler: Compiler
  let machine: Machine
  let bridge: ObservationBridge
  let views: ViewHierarchy
  /// The program's top-level variables by name; of redeclared ones the last.
  var globals: [String: GlobalVariable] = [:]
  /// Texts that were made for commands, by the numbers of their files.
  private(set) var generatedTexts: [UInt32: GeneratedText] = [:]

  init(options: SessionOptions, events: EventSink, output: @escaping (String) -> Void) {
    frontend = Frontend(library: StandardLibrary.parts + ObservationLibrary.parts)
    compiler = Compiler(knowledge: frontend.knowledge)
    bridge = ObservationBridge(events: events)
    machine = Machine(
      provider: compiler,
      natives: [StandardLibrary.natives(world: World()), ObservationLibrary.natives(bridge)],
      limits: Self.limits(options), interruptFlag: options.interruptFlag, output: output)
    machine.observer = bridge
    bridge.machine = machine
    machine.reportsInstances = events.wants(.all)
    views = ViewHierarchy(bridge: bridge)
  }

  /// Keeps a text as long as there may be a view that runs it.
  func keep(_ text: GeneratedText, file: UInt32) {
    if generatedTexts.count > 2 * views.count + 100 {
      let used = Set(views.views.map(\.source.file))
      generatedTexts = generatedTexts.filter { used.contains($0.key) }
    }
    generatedTexts[file] = text
  }

  static func limits(_ options: SessionOptions) -> Limits {
    var limits = options.limits
    limits.nativeStack = MachineThread.usableStack
    return limits
  }
}
