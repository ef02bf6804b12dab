import Code
import Machine
import Models

/// Storage that all views share by key: `@AppStorage` in the user defaults, `@SceneStorage` in the scene. Properties of
/// one type share one location. The program's `UserDefaults` contain the truth about a key; a location of
/// `@AppStorage` has its value in the property's type.
final class SharedStorage {
  private unowned let hierarchy: ViewHierarchy
  /// The locations of each name, one for each type, in the order in which they were made.
  private var locations: [Name: [StateLocation]] = [:]
  /// The values in the user defaults, each as `Any`.
  private var contents: [SettingKey: Value] = [:]
  /// The location that stores its value in the user defaults now.
  private var saving: StateLocation?

  private struct Name: Hashable {
    let wrapper: String
    let key: SettingKey
  }

  init(hierarchy: ViewHierarchy) { self.hierarchy = hierarchy }

  /// - Parameter form: Nil for `@SceneStorage`.
  func location(
    _ wrapper: String, key: SettingKey, _ value: Value, _ type: RuntimeType, form: StoredForm?
  ) throws -> StateLocation {
    let name = Name(wrapper: wrapper, key: key)
    if let known = locations[name]?.first(where: { $0.type === type }) { return known }
    let made = StateLocation(
      value, type, member: key.description, owner: nil, ownerName: wrapper, form: form, hierarchy: hierarchy)
    made.beginEmpty()
    if let stored = try loaded(made) { made.begin(with: stored) }
    locations[name, default: []].append(made)
    return made
  }

  /// Stores the new value of a location in the user defaults.
  func save(_ value: Value, of location: StateLocation) throws {
    guard let form = location.form else { return }
    let outer = saving
    saving = location
    defer { saving = outer }
    _ = try hierarchy.runtime.machine.call(closure: form.save, value)
    if try loaded(location) == nil { location.forgetStored() }
  }

  /// Called when the program or a location has stored a value in the user defaults, or removed it. The locations of the
  /// key, except the one that did so, read it.
  func defaultChanged(_ key: SettingKey, _ stored: Value?) throws {
    if hierarchy.session.noteEffect != nil, text(stored) != text(contents[key]) {
      hierarchy.session.noteEffect?("defaults", key.description)
    }
    contents[key] = stored
    let name = Name(wrapper: Layout.AppStorage.typeName, key: key)
    for location in locations[name] ?? [] where location !== saving {
      if let value = try loaded(location) { try location.write(value) } else { location.remove() }
    }
  }

  /// Records that a body reads a key by `UserDefaults`, of which it does not hear.
  func noteRead(_ key: SettingKey) {
    hierarchy.bridge.noteSetting(key) { [weak self] in
      self?.contents[key].map { ($0.record[0], $0.record.type) }
    }
  }

  /// The contents of the user defaults, by key.
  var texts: [String: String] {
    contents.reduce(into: [:]) { texts, entry in texts[entry.key.description] = text(entry.value) }
  }

  private func text(_ value: Value?) -> String? { value.map { hierarchy.text(of: $0.record[0], $0.record.type) } }

  /// The value of a location in the user defaults; nil if there is none.
  private func loaded(_ location: StateLocation) throws -> Value? {
    guard let form = location.form else { return nil }
    let machine = hierarchy.runtime.machine
    let value = try machine.call(closure: form.load)
    return value.isNil ? nil : machine.unwrapped(value)
  }
}

/// The closures by which a property reads and writes its value in the user defaults, which store an enum as its raw
/// value, and nothing for nil.
struct StoredForm {
  let load: Value
  let save: Value
}
