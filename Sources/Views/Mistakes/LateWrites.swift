import Code
import Machine
import Models

/// Models that bodies have replaced before any write, but that are still alive: usually a task holds them. No view
/// will show what the task writes to them.
final class ReplacedModels {
  fileprivate struct Entry {
    weak var model: Record?
    /// The instance outlives the model: a task that has ended releases the model.
    let instance: Instance
    let turn: Int32
    let loss: Loss
    /// True if only a task holds the model.
    var isLost = false

    /// The fields written since the model was replaced.
    var written: [Int] {
      instance.type.fields.indices.filter { index in
        guard let write = instance.lastWrite(of: MemberID(field: index)) else { return false }
        return write.turn > turn && write.kind != .equal
      }
    }
  }

  fileprivate var entries: [Entry] = []
  /// One report of the mistake is enough.
  private static let entriesKept = 20

  var isEmpty: Bool { entries.isEmpty }

  func add(_ model: Record, _ loss: Loss, _ hierarchy: ViewHierarchy) {
    if entries.count == Self.entriesKept { entries.removeFirst() }
    let bridge = hierarchy.bridge
    entries.append(
      Entry(model: model, instance: bridge.instance(of: model), turn: bridge.history.turn, loss: loss))
  }

  func removeAll() { entries = [] }
}

extension ViewHierarchy {
  /// At the end of a turn, reports the models that were written after they had been replaced.
  func findLateWrites() {
    watched.replacements.entries = watched.replacements.entries.compactMap { entry in
      if entry.isLost {
        let written = entry.written
        if written.isEmpty { return entry.model == nil ? nil : entry }
        tell(entry, written)
        return nil
      }
      guard let model = entry.model, !isKept(model, outside: nil) else { return nil }
      var entry = entry
      entry.isLost = true
      return entry
    }
  }

  private func tell(_ entry: ReplacedModels.Entry, _ written: [Int]) {
    if let model = entry.model, isKept(model, outside: nil) { return }
    let loss = entry.loss
    let words = loss.words(self)
    let names = written.prefix(3).map { index -> String in
      let name = entry.instance.type.fields[index].name
      return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
    report(
      words.rule, in: loss.view, property: words.key, blaming: loss.property,
      text: "\(loss.subject): \(loss.old) was written after \(loss.new) had replaced it, so no view shows its"
        + " \(list(names)). \(words.cause)",
      advice: words.advice, at: words.line)
  }
}
