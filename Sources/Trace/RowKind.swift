/// The kinds of rows in a trace. The raw value is the word in a row's first column.
///
/// The text form, its folding and colours, the JSON form, the report of a differing transcript, and the colours of a
/// show are all derived from this table. Each property switches over all kinds, so that a new kind cannot be
/// forgotten.
package enum RowKind: String, CaseIterable, Sendable {
  case willSet, didSet
  /// Many writes in one row: each a willSet with its didSet.
  case write
  case equal, state, publish, fired
  case body, mount, unmount
  case stale, commit, loop
  case access
  case created = "init"
  case destroyed = "deinit"
  case warning, mistake, note

  /// The columns of a row before its fields: two spaces, a word of at most 7 letters, two spaces.
  package static let indent = 11

  /// The kind of the row that begins with this line of a text trace; nil if the line is not the first of a row.
  package init?(row line: some StringProtocol) {
    let bytes = line.utf8
    guard bytes.starts(with: [space, space]) else { return nil }
    let word = bytes.dropFirst(2).prefix { $0 != space }
    guard let kind = RowKind(rawValue: String(decoding: word, as: UTF8.self)),
      bytes.dropFirst(2 + word.count).prefix(while: { $0 == space }).count == Self.indent - 2 - word.count
    else { return nil }
    self = kind
  }

  /// The name of the event in JSON, which is never folded, so that there is no event of the kind `write`.
  var eventName: String {
    switch self {
    case .willSet: "willSet"
    case .didSet: "didSet"
    case .write: "write"
    case .equal: "equalWrite"
    case .state: "state"
    case .publish: "objectWillChange"
    case .fired: "trackerFired"
    case .body: "body"
    case .mount: "mounted"
    case .unmount: "unmounted"
    case .stale: "stale"
    case .commit: "commit"
    case .loop: "redrawLoop"
    case .access: "access"
    case .created: "created"
    case .destroyed: "destroyed"
    case .warning: "warning"
    case .mistake: "mistake"
    case .note: "note"
    }
  }

  /// The style of the word.
  package var style: ANSIStyle {
    switch self {
    case .willSet, .didSet, .write, .state, .publish: .yellow
    case .body: .green
    case .mount, .unmount, .created, .destroyed: .blue
    case .fired, .stale, .commit: .magenta
    case .loop, .warning, .mistake: .alarm
    case .equal, .access, .note: .faint
    }
  }

  /// The lowest level that includes the kind.
  var level: TraceLevel {
    switch self {
    case .body, .mount, .unmount, .stale, .commit, .loop, .warning, .mistake, .note: .views
    case .willSet, .didSet, .write, .equal, .state, .publish, .fired: .writes
    case .access, .created, .destroyed: .all
    }
  }

  /// True if the row must not be missed: it is shown even if tracing is off.
  var isAlarm: Bool {
    switch self {
    case .loop, .warning, .mistake: true
    case .willSet, .didSet, .write, .equal, .state, .publish, .fired, .body, .mount, .unmount, .stale, .commit,
      .access, .created, .destroyed, .note:
      false
    }
  }

  /// The subject of the fields of a row of this kind.
  package enum Subject: Sendable {
    /// The first field names a property or an object that is written; a line `invalidates …` may follow.
    case write
    /// The first field names a property with an equal write.
    case equalWrite
    /// The first field names a property; the row follows from another row (`didSet`), or from a read (`access`).
    case property
    /// The first field names a view whose body ran.
    case run
    /// The first field names a view or object that appears, leaves, fires, is created or destroyed.
    case event
    /// The fields are names of views.
    case views
    /// The fields are sentences.
    case prose
  }

  /// The subject of the fields of a row.
  package var subject: Subject {
    switch self {
    case .willSet, .write, .state, .publish: .write
    case .equal: .equalWrite
    case .didSet, .access: .property
    case .body: .run
    case .mount, .unmount, .fired, .created, .destroyed: .event
    case .stale, .commit: .views
    case .loop, .warning, .mistake, .note: .prose
    }
  }
}

private let space = UInt8(ascii: " ")

extension TraceEvent {
  /// The kind of the row that shows the event.
  package var kind: RowKind {
    switch self {
    case .willSet: .willSet
    case .didSet: .didSet
    case .equalWrite: .equal
    case .state: .state
    case .objectWillChange: .publish
    case .trackerFired: .fired
    case .body: .body
    case .mounted: .mount
    case .unmounted: .unmount
    case .stale: .stale
    case .commit: .commit
    case .redrawLoop: .loop
    case .access: .access
    case .created: .created
    case .destroyed: .destroyed
    case .warning: .warning
    case .mistake: .mistake
    case .note: .note
    }
  }
}
