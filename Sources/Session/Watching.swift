import Trace

/// The events that `:watch` reports, whatever the trace shows.
final class Watching {
  enum Subject: Equatable {
    /// `Cart#1.count`, `Cart.count` of any cart, `Page.isOpen`; without a member, all properties of the object.
    case property(object: String, member: String?)
    /// A view, or all instances of a class with that name.
    case type(String)
  }

  struct Watch {
    let number: Int
    let subject: Subject
    /// The text as typed.
    let text: String
  }

  private(set) var watches: [Watch] = []
  /// True if the trace itself shows the origins of writes. A watch needs them in any case.
  var traceShowsOrigins = false
  private var last = 0

  /// The trace level that includes the watched events.
  var level: TraceLevel { watches.isEmpty ? .off : .writes }

  var isEmpty: Bool { watches.isEmpty }

  /// - Returns: Nil if the subject is already watched.
  func add(_ subject: Subject, _ text: String) -> Watch? {
    if watches.contains(where: { $0.subject == subject }) { return nil }
    last += 1
    let watch = Watch(number: last, subject: subject, text: text)
    watches.append(watch)
    return watch
  }

  /// - Returns: True if there was a watch with that number.
  func remove(_ number: Int) -> Bool {
    guard let index = watches.firstIndex(where: { $0.number == number }) else { return false }
    watches.remove(at: index)
    return true
  }

  func removeAll() {
    watches = []
    last = 0
  }

  /// The rows that an event produces for the watches.
  func rows(for event: TraceEvent, by origin: WriteOrigin?) -> [String] {
    watches.compactMap { watch in
      words(for: event, by: origin, watch.subject).map { "watch \(watch.number)  \($0)" }
    }
  }

  private func words(for event: TraceEvent, by origin: WriteOrigin?, _ subject: Subject) -> String? {
    switch (event, subject) {
    case (.didSet(let property, let old, let new), _), (.state(let property, let old, let new, _), _):
      return matches(property, subject) ? change(property, old, new, origin) : nil
    case (.equalWrite(let property, let old, let new), _):
      return matches(property, subject) ? change(property, old, new, origin, aside: "an equal value") : nil
    case (.objectWillChange(let object, let change?, _), _):
      let property = PropertyRef(object: object, member: change.member)
      return matches(property, subject) ? self.change(property, change.old, change.new, origin) : nil
    case (.body(let view, let run, let cause), .type(let name)):
      guard view.name == name || view.description == name else { return nil }
      return "\(view.description) ran, run \(run), \(cause.words)"
    case (.mounted(let view), .type(let name)): return isNamed(view, name) ? "\(view.description) is mounted" : nil
    case (.unmounted(let view), .type(let name)): return isNamed(view, name) ? "\(view.description) is gone" : nil
    default: return nil
    }
  }

  private func isNamed(_ view: ViewRef, _ name: String) -> Bool { view.name == name || view.description == name }

  private func change(
    _ property: PropertyRef, _ old: ShownValue, _ new: ShownValue, _ origin: WriteOrigin?, aside: String? = nil
  ) -> String {
    let place = origin.flatMap { $0.isInput ? nil : "at \($0.words)" }
    return (["\(property)", "\(old) → \(new)"] + [aside, place].compactMap { $0 }).joined(separator: "  ")
  }

  private func matches(_ property: PropertyRef, _ subject: Subject) -> Bool { subject.covers(property) }
}

extension Watching.Subject {
  /// True if a write of the property is a write of the subject.
  func covers(_ property: PropertyRef) -> Bool {
    guard case .property(let object, let member) = self else {
      if case .type(let name) = self { return property.object.hasPrefix("\(name)#") }
      return false
    }
    guard property.object == object || property.object.hasPrefix("\(object)#") else { return false }
    guard let member else { return true }
    return property.member == member
      || [".", "["].contains { property.member.hasPrefix(member + $0) }
  }
}
