import Diagnostics
import Frontend
import Tree

/// A preview of an opened module, and what came of mounting it.
package struct OpenedPreview {
  package enum Result: String { case ran, opaque, trapped }

  package let name: String
  package let place: Place
  package var result = Result.ran
  package var bodies = 0
  package var message: String?
}

/// Whole modules, opened as they are.
extension Session {
  /// Checks the files of a module together, and runs what gives its global variables their values.
  package func open(_ files: [(name: String, text: String)], name: String, platform: String) -> OpenedModule {
    let module = engine.frontend.open(files, name: name, platform: platform)
    for unit in module.units where unit.previewName == nil { _ = run(unit, showsValues: false) }
    return module
  }

  /// The names of the module's classes that views can observe.
  package func models(of module: OpenedModule) -> [String] { engine.frontend.models(in: module) }

  /// Mounts each preview of a module in turn.
  package func mountPreviews(of module: OpenedModule) -> [OpenedPreview] {
    var result = module.units.compactMap { unit in
      unit.previewName.map { name in
        mount(OpenedPreview(name: name, place: unit.place)) { run(unit, showsValues: false) }
      }
    }
    for provider in engine.frontend.previewProviders(in: module) {
      let name = provider.name
      result.append(
        mount(OpenedPreview(name: name, place: provider.place)) {
          process("_preview(\"\(name)\") { \(name).previews }")
        })
    }
    return result
  }

  private func mount(_ preview: OpenedPreview, _ work: () -> Outcome) -> OpenedPreview {
    var preview = preview
    engine.machine.resetSteps()
    let outer = screen.complaints
    screen.complaints = { text in preview.message = preview.message ?? text }
    lastTrap = nil
    let mounted = work()
    let isOpaque = lastTrap == .opaque
    hasBodyStopped = mounted != .done
    let outcome = settle(mounted)
    screen.complaints = outer
    preview.bodies = engine.views.allViews.reduce(0) { $0 + $1.runs }
    if mounted != .done {
      preview.result = isOpaque ? .opaque : .trapped
    } else if outcome != .done, hasBodyStopped || lastTrap != .opaque {
      // A task that ends at something opaque leaves the screen as it is.
      preview.result = lastTrap == .opaque ? .opaque : .trapped
    }
    engine.views.unmountAll()
    engine.machine.scheduler.abandonAll()
    return preview
  }
}

extension CheckedInput.Unit {
  /// What a preview is called; nil for anything else.
  fileprivate var previewName: String? {
    guard case .statement(let statement) = kind, case .expression(let call) = statement.kind,
      case .apply(let function, _, _, let arguments, _) = call.kind, function.name == "_preview",
      function.place.file.isLibrary
    else { return nil }
    for case .value(let value) in arguments {
      if case .wrap(let inner) = value.kind, case .string(let text) = inner.kind { return text }
    }
    return "Preview"
  }
}
