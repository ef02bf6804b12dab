import Code
import Machine

/// An untracked read of a body: of an unobserved property, of a variable, of the time. It keeps nothing alive.
package struct SilentRead {
  package enum Source {
    case property(Instance, ObservedMember, element: Int?)
    case variable(ObservedMember, element: Int?)
    case captured(CapturedVariable, ObservedMember, element: Int?)
    case held(HeldValue)
    case setting(Setting)
    case file(WatchedFile)
    case clock
  }

  package let source: Source
  /// The value that the body has seen.
  package internal(set) var seen: SeenValue
  /// The slot of the value, if comparing the slot is enough to detect a change.
  var plain: PlainRead?
  /// The source line of the read.
  package let place: SourcePlace
  /// True if the view's stale value has already been reported.
  package var isTold = false
  /// The line that wrote a different value, as found at that time: the text of typed inputs is not kept.
  package var since: String?

  init(source: Source, seen: SeenValue, plain: PlainRead? = nil, place: SourcePlace) {
    self.source = source
    self.seen = seen
    self.plain = plain
    self.place = place
  }

  /// True if the read is of the same place.
  func isRead(of instance: AnyObject?, _ member: ObservedMember, _ element: Int?) -> Bool {
    switch source {
    case .property(let own, let ownMember, let ownElement):
      own === instance && ownMember === member && ownElement == element
    case .variable(let ownMember, let ownElement): instance == nil && ownMember === member && ownElement == element
    case .captured(let variable, let ownMember, let ownElement):
      variable === instance && ownMember === member && ownElement == element
    case .held, .setting, .file, .clock: false
    }
  }

  /// The identity of a place.
  struct Key: Hashable {
    let owner: ObjectIdentifier?
    let member: ObjectIdentifier?
    let element: Int?
  }

  var key: Key {
    switch source {
    case .property(let instance, let member, let element):
      Key(owner: ObjectIdentifier(instance), member: ObjectIdentifier(member), element: element)
    case .variable(let member, let element): Key(owner: nil, member: ObjectIdentifier(member), element: element)
    case .captured(let variable, let member, let element):
      Key(owner: ObjectIdentifier(variable), member: ObjectIdentifier(member), element: element)
    case .held(let held): Key(owner: held.identity, member: nil, element: nil)
    case .setting(let setting): Key(owner: ObjectIdentifier(setting), member: nil, element: nil)
    case .file(let file): Key(owner: ObjectIdentifier(file), member: nil, element: nil)
    case .clock: Key(owner: nil, member: nil, element: nil)
    }
  }

  /// The origin of a write to an untracked value.
  package struct Writer {
    package let site: CallSite
    package let cause: String?

    package init(site: CallSite, cause: String?) {
      self.site = site
      self.cause = cause
    }
  }
}

/// A value that a body has read in an object which is no model.
package final class HeldValue {
  /// The kind of object.
  package enum Holder {
    /// The storage of a `@Published` property.
    case published
    /// A `CurrentValueSubject`.
    case subject
    /// An object of the library with a value: a `Mutex`, an `NSMutableArray`.
    case library
  }

  package let holder: Holder
  package private(set) weak var object: AnyObject?
  package let type: RuntimeType
  let identity: ObjectIdentifier
  private let read: (AnyObject) -> Value?

  private init<Object: AnyObject>(
    _ holder: Holder, _ object: Object, _ type: RuntimeType, _ read: @escaping (Object) -> Value?
  ) {
    (self.holder, self.object, self.type) = (holder, object, type)
    identity = ObjectIdentifier(object)
    self.read = { ($0 as? Object).flatMap(read) }
  }

  convenience init(_ cell: PublishedCell, _ type: RuntimeType) { self.init(.published, cell, type) { $0.value } }

  convenience init(_ subject: SubjectCore, _ type: RuntimeType) {
    self.init(.subject, subject, type) { $0.current?.get() }
  }

  /// - Parameter name: The stored property with the value; nil if the object has none of that name.
  convenience init?(_ object: Record, _ name: String) {
    guard let field = object.type.fields.firstIndex(where: { $0.name == name }) else { return nil }
    self.init(.library, object, object.type.fields[field].type) { $0[field] }
  }

  /// The current value; nil if the object is gone.
  var value: Value? { object.flatMap(read) }
}

/// A local variable that closures share, and that a body has read in one of them.
package final class CapturedVariable {
  package private(set) weak var cell: Record?
  /// True if bodies write the variable: it then serves to count, or to remember.
  var isWrittenByBodies = false
  var writer: SilentRead.Writer?

  init(_ cell: Record) { self.cell = cell }
}

/// A value in the user defaults that bodies have read, with its key.
package final class Setting {
  package let key: SettingKey
  /// Returns the current value; nil if there is none.
  let value: () -> (value: Value, type: RuntimeType)?

  init(key: SettingKey, value: @escaping () -> (value: Value, type: RuntimeType)?) {
    self.key = key
    self.value = value
  }
}

/// A file or folder of the session's disk that a body has read.
package final class WatchedFile {
  package let path: String
  /// Counts the changes: the contents are not compared.
  package internal(set) var version = 0

  init(path: String) { self.path = path }
}

/// A key of the user defaults, with the suite that contains it.
package struct SettingKey: Hashable, CustomStringConvertible {
  package let name: String
  /// Empty for the standard user defaults.
  package let suite: String

  package init(name: String, suite: String) {
    self.name = name
    self.suite = suite
  }

  /// `name`, or `name (group)` for a key of the suite `group`.
  package var description: String { suite.isEmpty ? name : "\(name) (\(suite))" }
}

/// A value as it was read, for comparing and for showing. It keeps no instance alive.
package struct SeenValue {
  package let digest: ValueDigest
  private let shown: Shown

  private enum Shown {
    case number(UInt64, RuntimeType?)
    /// A string, which references nothing else.
    case string(Value, RuntimeType)
    case text(String)
  }

  /// - Parameter type: Nil for a count.
  init(_ value: Value, _ type: RuntimeType?, machine: Machine?) {
    digest = ValueDigest(value, type)
    if let type, value.object is StringBox {
      shown = .string(value, type)
    } else if let type, !type.kind.isScalar || value.object != nil {
      shown = .text(ValueText.text(of: value, type, machine: machine, limit: Self.limit))
    } else {
      shown = .number(value.bits, type)
    }
  }

  /// The absence of a value.
  static var missing: SeenValue { SeenValue(digest: ValueDigest(bits: 0x6E69_6C00), text: "nil") }

  private init(digest: ValueDigest, text: String) {
    self.digest = digest
    shown = .text(text)
  }

  /// A time, in seconds since the program began.
  init(seconds: Double) {
    digest = ValueDigest(bits: seconds.bitPattern)
    shown = .text(seconds == seconds.rounded() && abs(seconds) < 1e15 ? "\(Int(seconds))" : "\(seconds)")
  }

  /// The state of a file: the number of its changes so far.
  init(version: Int) {
    digest = ValueDigest(bits: UInt64(version))
    shown = .text("\(version)")
  }

  package var text: String {
    switch shown {
    case .number(let bits, let type?):
      ValueText.text(of: Value(bits: bits, object: nil), type, machine: nil, limit: Self.limit)
    case .number(let bits, nil): "\(Int(bitPattern: UInt(bits)))"
    case .string(let value, let type): ValueText.text(of: value, type, machine: nil, limit: Self.limit)
    case .text(let text): text
    }
  }

  private static let limit = 60
}

/// The value at the end of a path, and its type.
struct ReadPart {
  let value: Value
  /// Nil for a count.
  let type: RuntimeType?

  /// The part of a value at a path; nil if the path no longer leads to a value.
  init?(of value: Value, _ type: RuntimeType, at path: [ObservedMember.PathStep], element: Int?) {
    var (value, type) = (value, type)
    for (index, step) in path.enumerated() {
      switch step {
      case .field(let index):
        guard let record = value.object as? Record, index < record.count else { return nil }
        switch type.kind {
        case .structure where index < type.fields.count: type = type.fields[index].type
        case .tuple where index < type.arguments.count: type = type.arguments[index]
        default: return nil
        }
        value = record[index]
      case .element:
        guard let box = value.object as? ArrayBox, let element, box.elements.indices.contains(element),
          let elementType = type.arguments.first
        else { return nil }
        (value, type) = (box.elements[element], elementType)
      case .count:
        guard let box = value.object as? ArrayBox else { return nil }
        guard index == path.count - 1 else { return nil }
        self.value = Value(box.elements.count)
        self.type = nil
        return
      }
    }
    self.value = value
    self.type = type
  }
}
