import Code
import Machine
import Models

/// The models that a body creates for itself and reads: each run creates others.
final class OwnModels {
  private struct Made {
    weak var model: Record?
    let snapshot: ModelSnapshot
  }

  private struct Edited {
    let model: Record
    let written: [(field: Int, text: String)]
  }

  private var made: [Made] = []
  /// The models of the current run, which may drop them again.
  private var beingMade: [WeakModel] = []

  private struct WeakModel { weak var model: Record? }
  private var edited: [Edited] = []

  func note(_ model: Record) { beingMade.append(WeakModel(model: model)) }

  /// Called before the body runs again because of a write to a model that its last run created.
  func bodyWillRun(of node: ScopeNode) {
    beingMade = []
    edited = made.compactMap { made in
      guard let model = made.model, node.runsBecause(of: model) else { return nil }
      let written = made.snapshot.changes(in: model, node.hierarchy)
      return written.isEmpty ? nil : Edited(model: model, written: written)
    }
    made = []
  }

  /// Returns true if no model is left to watch.
  func bodyDidRun(of node: ScopeNode) -> Bool {
    let hierarchy = node.hierarchy
    let new = beingMade.compactMap(\.model)
    beingMade = []
    for edited in edited {
      guard !node.reads(edited.model), let new = new.first(where: { $0.type === edited.model.type }) else {
        continue
      }
      let maker = node.programScope
      let loss = Loss(.body, in: maker?.name ?? node.name, edited.model, new, edited.model.type, by: maker)
      hierarchy.report(loss, of: edited.model, by: new, edited.written, maker: maker)
    }
    edited = []
    made = new.filter(node.reads).map { Made(model: $0, snapshot: ModelSnapshot(of: $0, hierarchy)) }
    return made.isEmpty
  }
}

extension ScopeNode {
  func noteOwnModel(_ model: Record) {
    let models = ownModels ?? OwnModels()
    ownModels = models
    models.note(model)
  }

  fileprivate func reads(_ model: Record) -> Bool {
    dependencies.contains { $0.instance.record === model }
  }

  fileprivate func runsBecause(of model: Record) -> Bool {
    causesOfThisRun.contains { $0.dependency?.instance.record === model }
  }
}
