/// A single difference between two values that a row can show better than both values side by side.
enum ValueDifference: Equatable {
  /// One part has changed: `[1].done`, and its values.
  case inside(path: String, old: String, new: String)
  /// The change to the elements of the collection at a path: `inserted "a" at [2]`.
  case elements(path: String, words: String)

  /// Nil if no short text describes the difference.
  init?(_ old: ShownValue, _ new: ShownValue) {
    guard let found = Self.find(old, new, path: ""), found.touchesCollection else { return nil }
    self = found.difference
  }

  private typealias Found = (difference: ValueDifference, touchesCollection: Bool)

  private static func find(_ old: ShownValue, _ new: ShownValue, path: String) -> Found? {
    guard let before = old.parts, let after = new.parts, before.kind == after.kind, old.text != new.text else {
      return nil
    }
    switch before.kind {
    case .fields, .tuple:
      guard before.all.map(\.label) == after.all.map(\.label) else { return nil }
      return findPart(before.all, after.all, path: path) { index, part in
        part.label.isEmpty ? ".\(index)" : ".\(part.label)"
      }
    case .array:
      if before.all.count == after.all.count,
        let found = findPart(before.all, after.all, path: path, { index, _ in "[\(index)]" })
      {
        return (found.difference, true)
      }
      return words(before.all.map(\.value.text), after.all.map(\.value.text)).map {
        (.elements(path: path, words: $0), true)
      }
    case .dictionary:
      if before.all.map(\.label) == after.all.map(\.label),
        let found = findPart(before.all, after.all, path: path, { _, part in "[\(part.label)]" })
      {
        return (found.difference, true)
      }
      let entries = { (part: ShownValue.Part) in "\(part.label): \(part.value.text)" }
      return membership(before.all.map(entries), after.all.map(entries)).map {
        (.elements(path: path, words: $0), true)
      }
    case .set:
      return membership(before.all.map(\.value.text), after.all.map(\.value.text)).map {
        (.elements(path: path, words: $0), true)
      }
    }
  }

  /// Descends into the only part that has changed.
  private static func findPart(
    _ old: [ShownValue.Part], _ new: [ShownValue.Part], path: String, _ step: (Int, ShownValue.Part) -> String
  ) -> Found? {
    let changed = old.indices.filter { old[$0].value.text != new[$0].value.text }
    guard changed.count == 1, let index = changed.first else { return nil }
    let inner = path + step(index, old[index])
    let (before, after) = (old[index].value, new[index].value)
    return find(before, after, path: inner)
      ?? (.inside(path: inner, old: before.text, new: after.text), touchesCollection: false)
  }

  /// Insertion, removal or a move of neighbours in an array.
  private static func words(_ old: [String], _ new: [String]) -> String? {
    let shorter = min(old.count, new.count)
    let prefix = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let suffix =
      (0..<shorter - prefix).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - prefix
    let (before, after) = (old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
    if before.isEmpty { return "inserted \(told(after)) at [\(prefix)]" }
    if after.isEmpty {
      let isAll = new.isEmpty && before.count > 1
      return isAll ? "removed all \(before.count) elements" : "removed \(told(before)) from [\(prefix)]"
    }
    if before.count > after.count, isPart(after, of: before) { return "removed \(before.count - after.count) elements" }
    if before.count < after.count, isPart(before, of: after) {
      return "inserted \(after.count - before.count) elements"
    }
    guard before.count == after.count, before.sorted() == after.sorted() else { return nil }
    let last = old.count - suffix - 1
    if before.dropFirst().elementsEqual(after.dropLast()), before.first == after.last {
      return "moved \(before[prefix]) from [\(prefix)] to [\(last)]"
    }
    if before.dropLast().elementsEqual(after.dropFirst()), before.last == after.first {
      return "moved \(before[last]) from [\(last)] to [\(prefix)]"
    }
    let moved = zip(before, after).count { $0 != $1 }
    return moved == 2 ? "swapped [\(prefix)] and [\(last)]" : "reordered \(moved) elements"
  }

  /// True if a list has all elements of another, in the same order, with more between them.
  private static func isPart(_ part: ArraySlice<String>, of whole: ArraySlice<String>) -> Bool {
    var rest = part
    for element in whole where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The elements that a set or dictionary has gained or lost; nil if both.
  private static func membership(_ old: [String], _ new: [String]) -> String? {
    let (before, after) = (Set(old), Set(new))
    let gone = old.filter { !after.contains($0) }
    let added = new.filter { !before.contains($0) }
    if gone.isEmpty, !added.isEmpty { return "inserted \(told(added[...]))" }
    if added.isEmpty, !gone.isEmpty { return "removed \(told(gone[...]))" }
    return nil
  }

  private static func told(_ elements: ArraySlice<String>) -> String {
    elements.count == 1 ? elements.first ?? "" : "\(elements.count) elements"
  }
}
