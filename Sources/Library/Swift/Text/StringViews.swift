// `utf8`, `utf16` and `unicodeScalars` of strings and of their parts.

extension String {
  struct UTF8View: _UTF8Units, CustomReflectable {
    typealias Element = UInt8
    typealias Index = String.Index
    typealias Iterator = IndexingIterator<[UInt8]>
    typealias SubSequence = Substring.UTF8View
    @stored var _bytes: [UInt8]
    let _text: String
    init(_text: String) {
      self._text = _text
      _bytes = _text._utf8()
    }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
    var debugDescription: String { "UTF8View(\(description.debugDescription))" }
    var _origin: Int { 0 }
    var _bounds: Range<Int> { 0..<_bytes.count }
    subscript(bounds: Range<String.Index>) -> Substring.UTF8View {
      Substring.UTF8View(_bytes: _bytes, _base: _text, _origin: _origin, _bounds: _places(of: bounds))
    }
  }
  struct UTF16View: _UTF16Units, CustomReflectable {
    typealias Element = UInt16
    typealias Index = String.Index
    typealias Iterator = IndexingIterator<[UInt16]>
    typealias SubSequence = Substring.UTF16View
    @stored var _bytes: [UInt8]
    let _text: String
    init(_text: String) {
      self._text = _text
      _bytes = _text._utf8()
    }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
    var debugDescription: String { "StringUTF16(\(description.debugDescription))" }
    var _origin: Int { 0 }
    var _bounds: Range<Int> { 0..<_bytes.count }
    subscript(bounds: Range<String.Index>) -> Substring.UTF16View {
      Substring.UTF16View(_bytes: _bytes, _base: _text, _origin: _origin, _bounds: _places(of: bounds))
    }
  }
  struct UnicodeScalarView: _ScalarUnits, RangeReplaceableCollection, CustomReflectable {
    typealias Element = Unicode.Scalar
    typealias Index = String.Index
    typealias Iterator = IndexingIterator<[Unicode.Scalar]>
    typealias SubSequence = Substring.UnicodeScalarView
    @stored var _bytes: [UInt8]
    /// The string of an unchanged view.
    @stored var _text: String?
    init(_text: String) {
      self._text = _text
      _bytes = _text._utf8()
    }
    init() { _bytes = [] }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
    var debugDescription: String { "StringUnicodeScalarView(\(description.debugDescription))" }
    var _origin: Int { 0 }
    var _bounds: Range<Int> { 0..<_bytes.count }
    subscript(bounds: Range<String.Index>) -> Substring.UnicodeScalarView {
      Substring.UnicodeScalarView(
        _bytes: _bytes, _base: _text ?? description, _origin: _origin, _bounds: _places(of: bounds))
    }
    func filter(_ isIncluded: (Unicode.Scalar) throws -> Bool) rethrows -> UnicodeScalarView {
      var kept = UnicodeScalarView()
      for scalar in self {
        if try isIncluded(scalar) { kept.append(scalar) }
      }
      return kept
    }
    mutating func append(_ scalar: Unicode.Scalar) {
      _text = nil
      _bytes.append(contentsOf: scalar.description._utf8())
    }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
    where C.Element == Unicode.Scalar {
      var text = ""
      for scalar in newElements { text += scalar.description }
      _text = nil
      _bytes.replaceSubrange(_places(of: subrange), with: text._utf8())
    }
  }

  var utf8: UTF8View {
    get { UTF8View(_text: self) }
    set { self = newValue.description }
  }
  var utf16: UTF16View {
    get { UTF16View(_text: self) }
    set { self = newValue.description }
  }
  var unicodeScalars: UnicodeScalarView {
    get { UnicodeScalarView(_text: self) }
    set { self = newValue.description }
  }
  init(_ view: UTF8View) { self = view.description }
  init(_ view: UTF16View) { self = view.description }
  init(_ view: UnicodeScalarView) { self = view.description }
  init(_ view: Substring.UnicodeScalarView) { self = view.description }
  init?(_ view: Substring.UTF8View) { self.init(_checking: view._ownBytes) }
  init?(_ view: Substring.UTF16View) { self.init(_checking: view._ownBytes) }
}

extension Substring {
  struct UTF8View: _UTF8Units {
    typealias Element = UInt8
    typealias Index = String.Index
    typealias Iterator = IndexingIterator<[UInt8]>
    typealias SubSequence = Substring.UTF8View
    @stored var _bytes: [UInt8]
    let _base: String
    let _origin: Int
    let _bounds: Range<Int>
    init(_bytes: [UInt8], _base: String, _origin: Int, _bounds: Range<Int>) {
      self._bytes = _bytes
      self._base = _base
      self._origin = _origin
      self._bounds = _bounds
    }
    subscript(bounds: Range<String.Index>) -> Substring.UTF8View {
      Substring.UTF8View(_bytes: _bytes, _base: _base, _origin: _origin, _bounds: _places(of: bounds))
    }
  }
  struct UTF16View: _UTF16Units {
    typealias Element = UInt16
    typealias Index = String.Index
    typealias Iterator = IndexingIterator<[UInt16]>
    typealias SubSequence = Substring.UTF16View
    @stored var _bytes: [UInt8]
    let _base: String
    let _origin: Int
    let _bounds: Range<Int>
    init(_bytes: [UInt8], _base: String, _origin: Int, _bounds: Range<Int>) {
      self._bytes = _bytes
      self._base = _base
      self._origin = _origin
      self._bounds = _bounds
    }
    subscript(bounds: Range<String.Index>) -> Substring.UTF16View {
      Substring.UTF16View(_bytes: _bytes, _base: _base, _origin: _origin, _bounds: _places(of: bounds))
    }
  }
  struct UnicodeScalarView: _ScalarUnits, RangeReplaceableCollection {
    typealias Element = Unicode.Scalar
    typealias Index = String.Index
    typealias Iterator = IndexingIterator<[Unicode.Scalar]>
    typealias SubSequence = Substring.UnicodeScalarView
    @stored var _bytes: [UInt8]
    @stored var _base: String
    let _origin: Int
    @stored var _bounds: Range<Int>
    init() { (_bytes, _base, _origin, _bounds) = ([], "", 0, 0..<0) }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
    where C.Element == Unicode.Scalar {
      var text = ""
      for scalar in newElements { text += scalar.description }
      let before = _bytes.count
      _bytes.replaceSubrange(_places(of: subrange), with: text._utf8())
      _base._replace(subrange.lowerBound._position, subrange.upperBound._position, text)
      _bounds = _bounds.lowerBound..<(_bounds.upperBound + _bytes.count - before)
    }
    init(_bytes: [UInt8], _base: String, _origin: Int, _bounds: Range<Int>) {
      self._bytes = _bytes
      self._base = _base
      self._origin = _origin
      self._bounds = _bounds
    }
    subscript(bounds: Range<String.Index>) -> Substring.UnicodeScalarView {
      Substring.UnicodeScalarView(_bytes: _bytes, _base: _base, _origin: _origin, _bounds: _places(of: bounds))
    }
  }

  var utf8: UTF8View {
    get {
      let bytes = _utf8()
      return UTF8View(_bytes: bytes, _base: _base, _origin: _offset, _bounds: 0..<bytes.count)
    }
    set { self = Substring(newValue) }
  }
  var utf16: UTF16View {
    get {
      let bytes = _utf8()
      return UTF16View(_bytes: bytes, _base: _base, _origin: _offset, _bounds: 0..<bytes.count)
    }
    set { self = Substring(newValue) }
  }
  var unicodeScalars: UnicodeScalarView {
    get {
      let bytes = _utf8()
      return UnicodeScalarView(_bytes: bytes, _base: _base, _origin: _offset, _bounds: 0..<bytes.count)
    }
    set { self = Substring(newValue) }
  }
  init(_ view: UTF8View) {
    self.init(_text: view.description, _offset: view.startIndex._position, _base: view._base)
  }
  init(_ view: UTF16View) {
    self.init(_text: view.description, _offset: view.startIndex._position, _base: view._base)
  }
  init(_ view: UnicodeScalarView) {
    self.init(_text: view.description, _offset: view.startIndex._position, _base: view._base)
  }
}

/// Storage is always contiguous here, as that of native strings is in the standard library.
extension String {
  var isContiguousUTF8: Bool { true }
  mutating func makeContiguousUTF8() {}
}

extension Substring {
  var isContiguousUTF8: Bool { true }
  mutating func makeContiguousUTF8() {}
}
