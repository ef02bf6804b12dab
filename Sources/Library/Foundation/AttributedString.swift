// Foundation's `AttributedString`: a text, and runs of it that have the same attributes.

/// A part of the text, by its length in bytes.
struct _AttributeRun: Hashable, Sendable {
  @stored var _count: Int
  @stored var _attributes: AttributeContainer
}

protocol AttributedStringProtocol: Hashable, CustomStringConvertible {
  var startIndex: AttributedString.Index { get }
  var endIndex: AttributedString.Index { get }
  var _whole: AttributedString { get }
}

@dynamicMemberLookup
struct AttributedString: AttributedStringProtocol, ExpressibleByStringLiteral, Sendable {
  struct Index: Comparable, Hashable, Sendable {
    let _index: String.Index
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._index < rhs._index }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs._index == rhs._index }
    func hash(into hasher: inout Hasher) { hasher.combine(_index) }
  }
  enum AttributeMergePolicy: Sendable { case keepNew, keepCurrent }

  @stored var _text: String
  @stored var _runs: [_AttributeRun]

  init(_text: String, _runs: [_AttributeRun]) {
    self._text = _text
    self._runs = _runs
  }
  init() { self.init(_text: "", _runs: []) }
  init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
    _text = string
    _runs = string.isEmpty ? [] : [_AttributeRun(_count: string.utf8.count, _attributes: attributes)]
  }
  init(_ substring: Substring, attributes: AttributeContainer = AttributeContainer()) {
    self.init(String(substring), attributes: attributes)
  }
  init<S: Sequence>(_ elements: S, attributes: AttributeContainer = AttributeContainer()) where S.Element == Character {
    self.init(String(elements), attributes: attributes)
  }
  init(_ substring: AttributedSubstring) { self = substring._content }
  init(stringLiteral value: String) { self.init(value) }

  var startIndex: Index { Index(_index: _text.startIndex) }
  var endIndex: Index { Index(_index: _text.endIndex) }
  var _whole: AttributedString { self }

  func _content(_ range: Range<Index>) -> AttributedString {
    AttributedString(
      _text: String(_text[range.lowerBound._index..<range.upperBound._index]),
      _runs: _parts(range.lowerBound._index._position, range.upperBound._index._position))
  }
  /// The runs between two bytes.
  func _parts(_ lower: Int, _ upper: Int) -> [_AttributeRun] {
    var parts: [_AttributeRun] = []
    var start = 0
    for run in _runs {
      let end = start + run._count
      let count = Swift.min(end, upper) - Swift.max(start, lower)
      if count > 0 { parts.append(_AttributeRun(_count: count, _attributes: run._attributes)) }
      start = end
    }
    return parts
  }
  /// Neighbours with the same attributes are one run.
  static func _joined(_ runs: [_AttributeRun]) -> [_AttributeRun] {
    var joined: [_AttributeRun] = []
    for run in runs where run._count > 0 {
      if let last = joined.last, last._attributes == run._attributes {
        joined[joined.count - 1]._count += run._count
      } else {
        joined.append(run)
      }
    }
    return joined
  }
  mutating func _replace(_ range: Range<Index>, _ other: AttributedString) {
    let lower = range.lowerBound._index._position
    let upper = range.upperBound._index._position
    let total = _text.utf8.count
    _runs = AttributedString._joined(_parts(0, lower) + other._runs + _parts(upper, total))
    _text.replaceSubrange(range.lowerBound._index..<range.upperBound._index, with: other._text)
  }
  mutating func _change(_ range: Range<Index>, _ change: (inout AttributeContainer) -> Void) {
    let lower = range.lowerBound._index._position
    let upper = range.upperBound._index._position
    let middle = _parts(lower, upper).map { part -> _AttributeRun in
      var attributes = part._attributes
      change(&attributes)
      return _AttributeRun(_count: part._count, _attributes: attributes)
    }
    _runs = AttributedString._joined(_parts(0, lower) + middle + _parts(upper, _text.utf8.count))
  }
  /// The attributes that characters have which are put in the place of others.
  func _attributesOfReplacement(_ range: Range<Index>) -> AttributeContainer {
    let lower = range.lowerBound._index._position
    let place = range.isEmpty && lower > 0 ? lower - 1 : lower
    return _parts(place, place + 1).first?._attributes ?? AttributeContainer()
  }

  subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring where R.Bound == Index {
    get { AttributedSubstring(_base: self, _range: _range(of: bounds)) }
    set { _replace(_range(of: bounds), newValue._content) }
  }
  subscript(bounds: UnboundedRange) -> AttributedSubstring {
    AttributedSubstring(_base: self, _range: startIndex..<endIndex)
  }
  func _range<R: RangeExpression>(of bounds: R) -> Range<Index> where R.Bound == Index {
    bounds.relative(to: characters)
  }

  mutating func append<S: AttributedStringProtocol>(_ other: S) { _replace(endIndex..<endIndex, other._content) }
  mutating func insert<S: AttributedStringProtocol>(_ other: S, at index: Index) {
    _replace(index..<index, other._content)
  }
  mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == Index {
    _replace(_range(of: range), AttributedString())
  }
  mutating func replaceSubrange<R: RangeExpression, S: AttributedStringProtocol>(_ range: R, with other: S)
  where R.Bound == Index { _replace(_range(of: range), other._content) }

  static func + <T: AttributedStringProtocol>(lhs: AttributedString, rhs: T) -> AttributedString {
    var sum = lhs
    sum.append(rhs)
    return sum
  }
  static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString {
    var sum = lhs
    sum.append(rhs)
    return sum
  }
  static func += <T: AttributedStringProtocol>(lhs: inout AttributedString, rhs: T) { lhs.append(rhs) }
  static func += (lhs: inout AttributedString, rhs: AttributedString) { lhs.append(rhs) }
  static func == (lhs: AttributedString, rhs: AttributedString) -> Bool {
    lhs._text == rhs._text && lhs._runs == rhs._runs
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(_text)
    hasher.combine(_runs)
  }

  mutating func setAttributes(_ attributes: AttributeContainer) {
    _change(startIndex..<endIndex) { $0 = attributes }
  }
  mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributeMergePolicy = .keepNew) {
    _change(startIndex..<endIndex) { $0.merge(attributes, mergePolicy: mergePolicy) }
  }
  mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) {
    _change(startIndex..<endIndex) { $0._replace(attributes, others) }
  }
  func transformingAttributes<K: AttributedStringKey>(
    _ key: K.Type, _ transform: (inout SingleAttributeTransformer<K>) -> Void
  ) -> AttributedString {
    var result = self
    for (value, range) in runs[key] {
      var transformer = SingleAttributeTransformer<K>(_range: range, value: value)
      transform(&transformer)
      result._change(range) { $0[K.self] = transformer.value }
    }
    return result
  }
  func transformingAttributes<K: AttributedStringKey>(
    _ key: KeyPath<AttributeDynamicLookup, K>, _ transform: (inout SingleAttributeTransformer<K>) -> Void
  ) -> AttributedString { transformingAttributes(K.self, transform) }

  subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? {
    get { _value(key) }
    set { _change(startIndex..<endIndex) { $0[K.self] = newValue } }
  }
  subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? {
    get { _value(K.self) }
    set { _change(startIndex..<endIndex) { $0[K.self] = newValue } }
  }
  subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> {
    get { ScopedAttributeContainer<S>(_attributes: _common, _set: nil) }
    set { _change(startIndex..<endIndex) { $0._set(newValue) } }
  }
}

/// A value of an attribute, and what it is to become.
struct SingleAttributeTransformer<K: AttributedStringKey> {
  let _range: Range<AttributedString.Index>
  @stored var value: K.Value?
  var range: Range<AttributedString.Index> { _range }
  init(_range: Range<AttributedString.Index>, value: K.Value?) {
    self._range = _range
    self.value = value
  }
}

extension AttributedStringProtocol {
  var _range: Range<AttributedString.Index> { startIndex..<endIndex }
  var _content: AttributedString { _whole._content(_range) }
  /// The attributes that all of it has.
  var _common: AttributeContainer {
    let parts = _content._runs
    guard var common = parts.first?._attributes else { return AttributeContainer() }
    for part in parts.dropFirst() { common._keep(part._attributes) }
    return common
  }
  func _value<K: AttributedStringKey>(_ key: K.Type) -> K.Value? { _common[K.self] }
  var characters: AttributedString.CharacterView { AttributedString.CharacterView(_base: _whole, _range: _range) }
  var unicodeScalars: Substring.UnicodeScalarView {
    _whole._text[startIndex._index..<endIndex._index].unicodeScalars
  }
  var utf8: Substring.UTF8View { _whole._text[startIndex._index..<endIndex._index].utf8 }
  var utf16: Substring.UTF16View { _whole._text[startIndex._index..<endIndex._index].utf16 }
  var runs: AttributedString.Runs { AttributedString.Runs(_base: _whole, _range: _range) }
  var description: String { _content._runs.isEmpty ? "" : runs.description }

  func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index { characters.index(after: i) }
  func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index { characters.index(before: i) }
  func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index {
    characters.index(i, offsetBy: distance)
  }
  func index(afterRun i: AttributedString.Index) -> AttributedString.Index {
    runs.first { $0.range.contains(i) }?.range.upperBound ?? endIndex
  }
  func range<T: StringProtocol>(
    of text: T, options: String.CompareOptions = [], locale: Locale? = nil
  ) -> Range<AttributedString.Index>? {
    let part = _whole._text[startIndex._index..<endIndex._index]
    guard let found = part.range(of: text, options: options) else { return nil }
    return AttributedString.Index(_index: found.lowerBound)..<AttributedString.Index(_index: found.upperBound)
  }
  func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    var result = _content
    result.setAttributes(attributes)
    return result
  }
  func mergingAttributes(
    _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
  ) -> AttributedString {
    var result = _content
    result.mergeAttributes(attributes, mergePolicy: mergePolicy)
    return result
  }
  func replacingAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) -> AttributedString {
    var result = _content
    result.replaceAttributes(attributes, with: others)
    return result
  }
}

@dynamicMemberLookup
struct AttributedSubstring: AttributedStringProtocol, Sendable {
  @stored var _base: AttributedString
  @stored var _range: Range<AttributedString.Index>
  init(_base: AttributedString, _range: Range<AttributedString.Index>) {
    self._base = _base
    self._range = _range
  }
  init() { self.init(_base: AttributedString(), _range: AttributedString().startIndex..<AttributedString().endIndex) }
  var startIndex: AttributedString.Index { _range.lowerBound }
  var endIndex: AttributedString.Index { _range.upperBound }
  var base: AttributedString { _base }
  var _whole: AttributedString { _base }
  subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring where R.Bound == AttributedString.Index {
    AttributedSubstring(_base: _base, _range: bounds.relative(to: characters))
  }
  mutating func setAttributes(_ attributes: AttributeContainer) { _base._change(_range) { $0 = attributes } }
  mutating func mergeAttributes(
    _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew
  ) { _base._change(_range) { $0.merge(attributes, mergePolicy: mergePolicy) } }
  mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) {
    _base._change(_range) { $0._replace(attributes, others) }
  }
  subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? {
    get { _value(key) }
    set { _base._change(_range) { $0[K.self] = newValue } }
  }
  subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? {
    get { _value(K.self) }
    set { _base._change(_range) { $0[K.self] = newValue } }
  }
  subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> {
    get { ScopedAttributeContainer<S>(_attributes: _common, _set: nil) }
    set { _base._change(_range) { $0._set(newValue) } }
  }
  static func == (lhs: AttributedSubstring, rhs: AttributedSubstring) -> Bool { lhs._content == rhs._content }
  func hash(into hasher: inout Hasher) { hasher.combine(_content) }
}
