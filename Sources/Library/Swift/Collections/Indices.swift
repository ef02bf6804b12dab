// The indices of a collection, if they are not a range.

struct DefaultIndices<Elements: Collection>: Collection {
  typealias Index = Elements.Index
  typealias Element = Elements.Index
  typealias Indices = DefaultIndices<Elements>
  typealias SubSequence = DefaultIndices<Elements>
  typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
  let _elements: Elements
  let _startIndex: Elements.Index
  let _endIndex: Elements.Index
  var startIndex: Elements.Index { _startIndex }
  var endIndex: Elements.Index { _endIndex }
  subscript(position: Elements.Index) -> Elements.Index { position }
  subscript(bounds: Range<Elements.Index>) -> DefaultIndices<Elements> {
    DefaultIndices(_elements: _elements, _startIndex: bounds.lowerBound, _endIndex: bounds.upperBound)
  }
  func index(after i: Elements.Index) -> Elements.Index { _elements.index(after: i) }
  var indices: DefaultIndices<Elements> { self }
  func makeIterator() -> IndexingIterator<DefaultIndices<Elements>> { IndexingIterator(_elements: self) }
}

extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  func index(before i: Elements.Index) -> Elements.Index { _elements.index(before: i) }
}

extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}

extension Collection where Indices == DefaultIndices<Self> {
  var indices: DefaultIndices<Self> {
    DefaultIndices(_elements: self, _startIndex: startIndex, _endIndex: endIndex)
  }
}
