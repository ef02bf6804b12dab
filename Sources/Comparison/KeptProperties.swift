import Session
import Trace

/// Properties of views that keep the first value that a parent passes.
///
/// The declarations decide, not the screens: a `@StateObject` keeps the first model just as a `@State` does, and both
/// programs then ignore what the parent passes later. A property that followed its parent and now keeps is a mistake
/// even where no screen shows it.
extension Lockstep {
  /// Properties that follow the parent's values in the first program, and keep the first model in the second one.
  func keptByTheSecond() -> [Difference] {
    let (old, new) = (programs.before, programs.after)
    return new.given.sorted { $0.key < $1.key }.compactMap { name, property in
      guard property.wrapper == "State", let wrapper = old.given[name]?.wrapper,
        ["ObservedObject", "Bindable", ""].contains(wrapper), isModel(property.type, named: name)
      else { return nil }
      let view = String(name.prefix { $0 != "." })
      return Difference(
        .tracking, name, "\(name) is a @State that \(view) receives from outside: it keeps the first \(property.type)")
    }
  }

  /// True if the type of a property is a model class, or stands for one.
  private func isModel(_ type: String, named name: String) -> Bool {
    programs.after.storage[type] != nil
      || programs.before.given[name].map { $0.wrapper == "ObservedObject" && $0.type == type } ?? false
  }

  /// The type of a `@State` that keeps the first value passed to it, if the property of the first program does so as
  /// well.
  func typeKeptByBoth(_ property: String, of view: String) -> String? {
    let name = "\(TypeName.withoutArguments(view)).\(property)"
    guard let kept = programs.after.given[name], kept.wrapper == "State", let old = programs.before.given[name],
      ["StateObject", "State"].contains(old.wrapper)
    else { return nil }
    return kept.type
  }

  /// True if a `@StateObject` of the first program keeps an instance of a type, and a `@State` or `@StateObject` of the
  /// second one.
  ///
  /// The autoclosure in the value of a `@StateObject` holds what it was made from, beside the model that is kept.
  func isTypeKeptByBoth(_ type: String) -> Bool {
    programs.after.given.contains { name, kept in
      kept.type == type && keepsFirst(kept.wrapper) && programs.before.given[name]?.wrapper == "StateObject"
    }
  }

  /// True for an instance that a parent has made for a `@StateObject` which keeps an earlier one: only the autoclosure
  /// in the view's value refers to it, and no code can write to it.
  func isThrownAway(_ instance: RecordedSession.Instance) -> Bool {
    guard isTypeKeptByBoth(instance.type) else { return false }
    let observed = before.session.observedObjects
    return !observed.contains("\(instance.type)#\(instance.number)")
      && observed.contains { $0.hasPrefix("\(instance.type)#") }
  }

  /// True if `@StateObject` properties keep instances of a type in both programs: the class stays an ObservableObject
  /// while others migrate. How long a view's last value lives depends on when the view has run, which may rightly differ.
  func isKeptByObjects(_ type: String) -> Bool {
    programs.after.given.contains { name, kept in
      kept.type == type && kept.wrapper == "StateObject" && programs.before.given[name]?.wrapper == "StateObject"
    }
  }

  private func keepsFirst(_ wrapper: String) -> Bool { wrapper == "State" || wrapper == "StateObject" }

  /// True if parents pass an instance of a type to a `@State` that was a `@StateObject`. Its autoclosure made the
  /// instance when the view appeared, if at all.
  func isMadeForState(_ type: String) -> Bool {
    programs.after.given.contains { name, kept in
      // A type that the program does not declare is a generic parameter or a protocol.
      keepsFirst(kept.wrapper) && programs.before.given[name]?.wrapper == "StateObject"
        && (kept.type == type || !programs.after.types.contains(kept.type))
    }
  }

  /// True if a mistake of the second program is one that the property of the first program makes as well, under the
  /// name of another wrapper.
  func isKeptByBoth(_ note: MistakeNote) -> Bool {
    // `@ObservedObject var model = Model()` replaces its object just as `var model = Model()` does.
    if note.rule == .modelMadeByView, let view = note.view, let property = note.property {
      return programs.before.ownedObjects.contains("\(TypeName.withoutArguments(view)).\(property)")
    }
    guard [.stateKeepsModel, .stateKeepsFirstValue].contains(note.rule), let view = note.view,
      let property = note.property
    else { return false }
    return typeKeptByBoth(property, of: view) != nil
  }
}
