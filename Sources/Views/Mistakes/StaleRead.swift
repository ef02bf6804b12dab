import Code
import Machine
import Models
import Trace

/// A mounted view that shows an outdated value: a value that its body has read has changed, and nothing has run the
/// body again.
package struct StaleRead {
  package enum Cause {
    /// `@ObservationIgnored`
    case ignored(DeclaredOwner)
    /// A property of an ObservableObject that is not `@Published`.
    case unpublished(DeclaredOwner)
    case plainClass(DeclaredOwner)
    /// A `@Published` property of an object to which the view does not subscribe.
    case unobserved(Record, field: Int)
    case variable(isStatic: Bool)
    /// A local variable that a closure has captured.
    case captured
    /// The value of a `CurrentValueSubject`.
    case subject
    /// The value in an object of the library: the name of its type.
    case held(String)
    /// A value of the user defaults, under its key.
    case setting(SettingKey)
    /// A file or folder, under its path.
    case file(String)
    case clock

    /// The type whose declaration should be changed.
    var type: RuntimeType? {
      switch self {
      case .ignored(let owner), .unpublished(let owner), .plainClass(let owner): owner.type
      case .unobserved(let object, _): object.type
      case .variable, .captured, .subject, .held, .setting, .file, .clock: nil
      }
    }
  }

  package struct DeclaredOwner {
    package let type: RuntimeType
    package let property: String
  }

  /// The name as in events: `Item#1.done`.
  package let name: String
  package let old: String
  package let new: String
  package let cause: Cause
  /// ` since app.swift:12 (Item.toggle())`: the origin of the write; empty if unknown.
  let since: String
  /// The line of the body, or of code that it calls, with the read.
  package let place: SourcePlace

  func tells(of instance: Instance) -> Bool {
    if case .unobserved(let object, _) = cause { return instance.record === object }
    return name.hasPrefix("\(instance.name).")
  }
}
