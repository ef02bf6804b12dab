import Code
import Machine

/// `preference(key:value:)`: preferences with the same key inside its content have no effect.
final class PreferenceSite: ModifiedSite {
  private(set) var key = ""
  private(set) var value = Value.void

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    let modifier = Layout.PreferenceModifier(modifier)
    key = modifier.key
    value = modifier.value
    context.owner.hierarchy.preferences.mayDiffer = true
  }

  override func leave() { owner?.hierarchy.preferences.mayDiffer = true }
}

/// A modifier that uses all values set for a preference key in its content.
class PreferenceCollector: ModifiedSite {
  /// The part that both kinds of modifiers share.
  struct Collecting {
    let key: String
    /// The value if none is set.
    let fallback: Value
    /// The closure that combines two values.
    let reduce: Value
    /// The closure that transforms the value, or acts on it.
    let action: Value
  }

  private(set) final var modifier: Collecting?

  final var key: String { modifier?.key ?? "" }

  func read(_ modifier: Record) -> Collecting {
    let fields = Layout.PreferenceChangeModifier(modifier)
    return Collecting(key: fields.key, fallback: fields.default, reduce: fields.reduce, action: fields.change)
  }

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    self.modifier = read(modifier)
    context.owner.hierarchy.preferences.mayDiffer = true
  }

  override func leave() {
    modifier = nil
    owner?.hierarchy.preferences.mayDiffer = true
  }

  /// The values of the views inside, reduced in screen order.
  final func collected() throws -> Value? {
    guard let modifier, let machine = owner?.hierarchy.runtime.machine else { return nil }
    var value: Value?
    try collect(from: content) { said in
      value = try value.map { try machine.call(closure: modifier.reduce, [$0, said]) } ?? said
    }
    return value ?? modifier.fallback
  }

  private func collect(from site: any Site, _ take: (Value) throws -> Void) throws {
    switch site {
    case let site as PreferenceSite where site.key == key: try take(site.value)
    case let site as PreferenceChangeSite where site.key == key:
      if let value = try site.changed() { try take(value) }
    // Presented content is not part of the presenting view.
    case is PresentationNode: break
    default:
      for part in site.parts { try collect(from: part, take) }
    }
  }
}

/// `transformPreference`: transforms the value on its way.
final class PreferenceChangeSite: PreferenceCollector {
  func changed() throws -> Value? {
    guard let modifier, let value = try collected() else { return nil }
    return try owner?.hierarchy.runtime.machine.call(closure: modifier.action, value)
  }
}

/// `onPreferenceChange`: acts on the value, initially and at each change.
final class PreferenceReaderSite: PreferenceCollector {
  private let type: RuntimeType
  private var last: Value?
  private var cycles = CycleDetector()

  init(_ content: any Site, _ type: RuntimeType) {
    self.type = type
    super.init(content)
  }

  override func read(_ modifier: Record) -> Collecting {
    let fields = Layout.PreferenceReader(modifier)
    return Collecting(key: fields.key, fallback: fields.default, reduce: fields.reduce, action: fields.action)
  }

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    if self.modifier == nil { context.owner.hierarchy.preferences.readers.append(self) }
    try super.didUpdate(modifier, context)
  }

  override func leave() {
    owner?.hierarchy.preferences.readers.removeAll { $0 === self }
    super.leave()
    last = nil
  }

  func check() throws {
    guard let modifier, let owner, let value = try collected() else { return }
    if let last, try owner.hierarchy.runtime.comparison.areEqual(last, value, type) { return }
    last = value
    if cycles.dispatch(in: owner.hierarchy.bridge.history.turn) {
      owner.hierarchy.afterUpdate(.appearance, of: owner, as: "onPreferenceChange", call: modifier.action, [value])
    } else if !cycles.hasLogged {
      cycles.hasLogged = true
      owner.hierarchy.stopAction("onPreferenceChange", of: owner, source: "onPreferenceChange(")
    }
  }
}

/// The sites that read preferences, inner ones first.
struct Preferences {
  var readers: [PreferenceReaderSite] = []
  /// True if a preference was set or withdrawn since the last time they were read.
  var mayDiffer = false
}

extension ViewHierarchy {
  /// After the bodies, notifies the readers of changed preferences.
  func checkPreferences() throws {
    guard preferences.mayDiffer else { return }
    preferences.mayDiffer = false
    for reader in preferences.readers { try reader.check() }
  }
}
