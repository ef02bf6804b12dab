// The attributes of an `AttributedString`, and the scopes that name them.

protocol AttributedStringKey {
  associatedtype Value: Hashable
  static var name: String { get }
}

extension AttributedStringKey {
  var description: String { Self.name }
}

protocol AttributeScope {}

@dynamicMemberLookup
struct AttributeContainer: Hashable, Sendable, CustomStringConvertible {
  @stored var _values: [String: AnyHashable]
  init() { _values = [:] }
  init(_values: [String: AnyHashable]) { self._values = _values }

  /// Sets one attribute: `AttributeContainer().link(url)`.
  struct Builder<K: AttributedStringKey> {
    let _attributes: AttributeContainer
    init(_attributes: AttributeContainer) { self._attributes = _attributes }
    func callAsFunction(_ value: K.Value?) -> AttributeContainer {
      var attributes = _attributes
      attributes[K.self] = value
      return attributes
    }
  }

  subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? {
    get { _values[K.name]?.base as? K.Value }
    set { _values[K.name] = newValue.map { AnyHashable($0) } }
  }
  subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? {
    get { self[K.self] }
    set { self[K.self] = newValue }
  }
  subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> Builder<K> {
    Builder<K>(_attributes: self)
  }
  subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> {
    get { ScopedAttributeContainer<S>(_attributes: self, _set: nil) }
    set { _set(newValue) }
  }
  static subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> Builder<K> {
    Builder<K>(_attributes: AttributeContainer())
  }

  mutating func merge(
    _ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
  ) {
    for (name, value) in other._values where mergePolicy == .keepNew || _values[name] == nil { _values[name] = value }
  }
  func merging(
    _ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
  ) -> AttributeContainer {
    var merged = self
    merged.merge(other, mergePolicy: mergePolicy)
    return merged
  }
  /// Where these have all of some attributes, others take their place.
  mutating func _replace(_ attributes: AttributeContainer, _ others: AttributeContainer) {
    for (name, value) in attributes._values where _values[name] != value { return }
    for name in attributes._values.keys { _values[name] = nil }
    merge(others)
  }
  /// Leaves what others have as well.
  mutating func _keep(_ others: AttributeContainer) {
    for (name, value) in _values where others._values[name] != value { _values[name] = nil }
  }
  mutating func _set<S: AttributeScope>(_ scoped: ScopedAttributeContainer<S>) {
    guard let (name, value) = scoped._set else { return }
    _values[name] = value
  }
  static func == (lhs: AttributeContainer, rhs: AttributeContainer) -> Bool { lhs._values == rhs._values }
  func hash(into hasher: inout Hasher) { hasher.combine(_values) }
  var description: String {
    var text = "{\n"
    for (name, value) in _values { text += "\t\(name) = \(value)\n" }
    return text + "}"
  }
}

/// The attributes of one scope: `text.swiftUI.font`.
@dynamicMemberLookup
struct ScopedAttributeContainer<S: AttributeScope> {
  @stored var _attributes: AttributeContainer
  @stored var _set: (String, AnyHashable?)?
  init(_attributes: AttributeContainer, _set: (String, AnyHashable?)?) {
    self._attributes = _attributes
    self._set = _set
  }
  subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<S, K>) -> K.Value? {
    get { _attributes[K.self] }
    set {
      _attributes[K.self] = newValue
      _set = (K.name, newValue.map { AnyHashable($0) })
    }
  }
}

/// The names of attributes, in all scopes. Only their types are used.
@dynamicMemberLookup
enum AttributeDynamicLookup {
  subscript<K: AttributedStringKey>(_ key: K.Type) -> K { _trap("an attribute has no value of its own") }
  subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, K>) -> K {
    self[K.self]
  }
}

enum AttributeScopes {
  var foundation: FoundationAttributes.Type { FoundationAttributes.self }

  struct FoundationAttributes: AttributeScope {
    enum LinkAttribute: AttributedStringKey {
      typealias Value = URL
      static var name: String { "NSLink" }
    }
    enum LanguageIdentifierAttribute: AttributedStringKey {
      typealias Value = String
      static var name: String { "NSLanguage" }
    }
    enum ImageURLAttribute: AttributedStringKey {
      typealias Value = URL
      static var name: String { "NSImageURL" }
    }
    enum AlternateDescriptionAttribute: AttributedStringKey {
      typealias Value = String
      static var name: String { "NSAlternateDescription" }
    }
    enum ReplacementIndexAttribute: AttributedStringKey {
      typealias Value = Int
      static var name: String { "NSReplacementIndex" }
    }
    enum InlinePresentationIntentAttribute: AttributedStringKey {
      typealias Value = InlinePresentationIntent
      static var name: String { "NSInlinePresentationIntent" }
    }
    var link: LinkAttribute { AttributeScopes._none() }
    var languageIdentifier: LanguageIdentifierAttribute { AttributeScopes._none() }
    var imageURL: ImageURLAttribute { AttributeScopes._none() }
    var alternateDescription: AlternateDescriptionAttribute { AttributeScopes._none() }
    var replacementIndex: ReplacementIndexAttribute { AttributeScopes._none() }
    var inlinePresentationIntent: InlinePresentationIntentAttribute { AttributeScopes._none() }
  }
  static func _none<K>() -> K { _trap("an attribute has no value of its own") }
}

struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  typealias Element = InlinePresentationIntent
  typealias ArrayLiteralElement = InlinePresentationIntent
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static var emphasized: InlinePresentationIntent { InlinePresentationIntent(rawValue: 1) }
  static var stronglyEmphasized: InlinePresentationIntent { InlinePresentationIntent(rawValue: 2) }
  static var code: InlinePresentationIntent { InlinePresentationIntent(rawValue: 4) }
  static var strikethrough: InlinePresentationIntent { InlinePresentationIntent(rawValue: 32) }
  static var softBreak: InlinePresentationIntent { InlinePresentationIntent(rawValue: 64) }
  static var lineBreak: InlinePresentationIntent { InlinePresentationIntent(rawValue: 128) }
}
