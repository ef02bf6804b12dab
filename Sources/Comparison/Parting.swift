import Trace

/// Steps after which two programs rightly differ, so that later steps are not compared.
extension Lockstep {
  func rightReasonToPart(_ input: String, _ found: [Difference]) -> String? {
    if found.contains(where: { [.outcome, .loop, .warning, .mistake].contains($0.kind) }) { return nil }
    if let property = silencedProperty {
      return "an equal write of \(property) notifies its subscribers in the first program, but not in the second"
    }
    if input.hasPrefix("do {"), let property = publishedTwice {
      return
        "\(property) is written twice in one turn: a subscriber receives both writes, and 'onChange' only the last value"
    }
    if let mistake = curedMistake {
      return "the first program shows an old value, and the second one does not: \(mistake)"
    }
    return nil
  }

  /// The reason why another order is right: `sink` and `onReceive` hear of a write before it is stored.
  var reasonForOrder: String? {
    if hasReplacedReceivers { return "'onChange' runs after the body, and 'onReceive' before it" }
    return subscribedWrites.first.map {
      "a subscriber of \($0) is notified of a write before it is stored, and 'didSet' after it"
    }
  }

  /// Subscribers have become `onChange` or the like. An observer such as `didSet` hears of each write, as a
  /// subscriber does.
  private var hasCoalescedObservers: Bool { programs.after.coalescing > programs.before.coalescing }

  /// A write from outside tells nobody in the first program, and views in the second one: the first program
  /// announces changes of the property by hand, where it makes them.
  func isAnnouncedByHand(_ property: String) -> Bool {
    let parts = property.split(separator: ".").map(String.init)
    guard parts.count == 2, programs.before.storage[parts[0]]?[parts[1]] == .untold else { return false }
    return programs.after.storage[parts[0]]?[parts[1]] == .tracked
  }

  /// A property whose equal write notified only the first program's subscribers.
  private var silencedProperty: String? {
    guard hasCoalescedObservers else { return nil }
    let silent = after.step.events.compactMap { event -> String? in
      if case .equalWrite(let property, _, _) = event { Side.withoutNumbers(property.description) } else { nil }
    }
    return subscribedWrites.first(where: silent.contains)
  }

  private var publishedTwice: String? {
    guard hasCoalescedObservers else { return nil }
    var seen: Set<String> = []
    return subscribedWrites.first { !seen.insert($0).inserted }
  }

  /// Published writes of properties that have a subscriber in the first program only.
  private var subscribedWrites: [String] {
    before.step.events.compactMap { event in
      guard case .objectWillChange(let object, let change?, _) = event,
        programs.before.subscribed.contains(change.member), !programs.after.subscribed.contains(change.member)
      else { return nil }
      return "\(Side.type(of: object)).\(change.member)"
    }
  }

  /// A view of the first program that is not notified of a change, because objects announce only their own changes;
  /// in the second program the object is tracked.
  var curedMistake: String? {
    guard after.mistakes.isEmpty else { return nil }
    let ofLegacy: Set<MistakeRule> = [
      .nestedObject, .unpublishedProperty, .unobservedObject, .objectInState, .singletonWithoutWrapper,
    ]
    let changed = programs.before.storage.contains { type, properties in
      properties.values.contains { $0 == .published || $0 == .untold }
        && programs.after.storage[type]?.values.contains(.tracked) ?? false
    }
    return changed ? before.mistakes.first { ofLegacy.contains($0.rule) }?.text : nil
  }
}
