// The characters and the runs of an `AttributedString`.

extension AttributedString {
  struct CharacterView: BidirectionalCollection, RangeReplaceableCollection {
    typealias Element = Character
    typealias Index = AttributedString.Index
    typealias SubSequence = Slice<AttributedString.CharacterView>
    typealias Iterator = IndexingIterator<AttributedString.CharacterView>
    @stored var _base: AttributedString
    @stored var _range: Range<AttributedString.Index>
    init(_base: AttributedString, _range: Range<AttributedString.Index>) {
      self._base = _base
      self._range = _range
    }
    init() { self.init(_base: AttributedString(), _range: AttributedString().startIndex..<AttributedString().endIndex) }
    var startIndex: AttributedString.Index { _range.lowerBound }
    var endIndex: AttributedString.Index { _range.upperBound }
    var _text: Substring { _base._text[_range.lowerBound._index..<_range.upperBound._index] }
    var count: Int { _text.count }
    func index(after i: AttributedString.Index) -> AttributedString.Index {
      AttributedString.Index(_index: _base._text.index(after: i._index))
    }
    func index(before i: AttributedString.Index) -> AttributedString.Index {
      AttributedString.Index(_index: _base._text.index(before: i._index))
    }
    subscript(position: AttributedString.Index) -> Character { _base._text[position._index] }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<AttributedString.Index>, with newElements: C)
    where C.Element == Character {
      let text = String(Array(newElements))
      let before = _base._text.utf8.count
      _base._replace(
        subrange, AttributedString(text, attributes: _base._attributesOfReplacement(subrange)))
      let end = _range.upperBound._index._position + _base._text.utf8.count - before
      _range = _range.lowerBound..<AttributedString.Index(_index: String.Index(_position: end))
    }
  }

  var characters: CharacterView {
    get { CharacterView(_base: self, _range: startIndex..<endIndex) }
    set { self = newValue._base }
  }

  struct Runs: BidirectionalCollection, Equatable, CustomStringConvertible {
    typealias Element = AttributedString.Runs.Run
    typealias SubSequence = Slice<AttributedString.Runs>
    typealias Iterator = IndexingIterator<AttributedString.Runs>
    struct Index: Comparable, Hashable, Sendable {
      let _number: Int
      static func < (lhs: AttributedString.Runs.Index, rhs: AttributedString.Runs.Index) -> Bool {
        lhs._number < rhs._number
      }
      static func == (lhs: AttributedString.Runs.Index, rhs: AttributedString.Runs.Index) -> Bool {
        lhs._number == rhs._number
      }
      func hash(into hasher: inout Hasher) { hasher.combine(_number) }
    }
    @dynamicMemberLookup
    struct Run: Equatable, CustomStringConvertible {
      let _base: AttributedString
      let range: Range<AttributedString.Index>
      let attributes: AttributeContainer
      init(_base: AttributedString, range: Range<AttributedString.Index>, attributes: AttributeContainer) {
        self._base = _base
        self.range = range
        self.attributes = attributes
      }
      subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? {
        attributes[K.self]
      }
      subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? { attributes[K.self] }
      subscript<S: AttributeScope>(
        dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>
      ) -> ScopedAttributeContainer<S> { ScopedAttributeContainer<S>(_attributes: attributes, _set: nil) }
      static func == (lhs: Run, rhs: Run) -> Bool { lhs.attributes == rhs.attributes }
      var description: String {
        "\(String(_base._text[range.lowerBound._index..<range.upperBound._index])) \(attributes)"
      }
    }
    let _runs: [Run]
    init(_base: AttributedString, _range: Range<AttributedString.Index>) {
      var runs: [Run] = []
      var start = _range.lowerBound._index._position
      for part in _base._parts(start, _range.upperBound._index._position) {
        let end = start + part._count
        let bounds =
          AttributedString.Index(
            _index: String.Index(_position: start))..<AttributedString.Index(_index: String.Index(_position: end))
        runs.append(Run(_base: _base, range: bounds, attributes: part._attributes))
        start = end
      }
      _runs = runs
    }
    var startIndex: AttributedString.Runs.Index { AttributedString.Runs.Index(_number: 0) }
    var endIndex: AttributedString.Runs.Index { AttributedString.Runs.Index(_number: _runs.count) }
    func index(after i: AttributedString.Runs.Index) -> AttributedString.Runs.Index {
      AttributedString.Runs.Index(_number: i._number + 1)
    }
    func index(before i: AttributedString.Runs.Index) -> AttributedString.Runs.Index {
      AttributedString.Runs.Index(_number: i._number - 1)
    }
    subscript(position: AttributedString.Runs.Index) -> Run { _runs[position._number] }
    subscript(position: AttributedString.Index) -> Run {
      guard let run = _runs.first(where: { $0.range.contains(position) }) else {
        _trap("AttributedString index is out of bounds")
      }
      return run
    }
    static func == (lhs: AttributedString.Runs, rhs: AttributedString.Runs) -> Bool { lhs._runs == rhs._runs }
    var description: String { _runs.map { $0.description }.joined(separator: "\n") }

    subscript<K: AttributedStringKey>(_ key: K.Type) -> [(K.Value?, Range<AttributedString.Index>)] {
      var slices: [(K.Value?, Range<AttributedString.Index>)] = []
      for run in _runs {
        let value = run.attributes[K.self]
        if let last = slices.last, last.0 == value {
          slices[slices.count - 1] = (value, last.1.lowerBound..<run.range.upperBound)
        } else {
          slices.append((value, run.range))
        }
      }
      return slices
    }
    subscript<K: AttributedStringKey>(
      _ keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> [(K.Value?, Range<AttributedString.Index>)] { self[K.self] }
    subscript<K: AttributedStringKey, L: AttributedStringKey>(
      _ first: KeyPath<AttributeDynamicLookup, K>, _ second: KeyPath<AttributeDynamicLookup, L>
    ) -> [(K.Value?, L.Value?, Range<AttributedString.Index>)] {
      var slices: [(K.Value?, L.Value?, Range<AttributedString.Index>)] = []
      for run in _runs {
        let one = run.attributes[K.self]
        let other = run.attributes[L.self]
        if let last = slices.last, last.0 == one, last.1 == other {
          slices[slices.count - 1] = (one, other, last.2.lowerBound..<run.range.upperBound)
        } else {
          slices.append((one, other, run.range))
        }
      }
      return slices
    }
  }
}
