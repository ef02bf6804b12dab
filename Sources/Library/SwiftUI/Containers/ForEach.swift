/// The elements as an array, the identity of one, and its view.
@layout(Views) struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let _data: Data
  let _elements: [Data.Element]
  let _identify: (Data.Element) -> ID
  let _content: (Data.Element) -> Content
  let _isConstant: Bool
  @stored var _delete: ((Int) -> Void)? = nil
  @stored var _move: ((Int, Int) -> Void)? = nil
  typealias Body = Never
}

protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {
  var data: Data { _data }
  var content: (Data.Element) -> Content { _content }
}

extension DynamicViewContent {
  func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_EditModifier(_delete: action.map { action in { action(IndexSet(integer: $0)) } }, _move: nil))
  }
  func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_EditModifier(_delete: nil, _move: action.map { action in { action(IndexSet(integer: $0), $1) } }))
  }
  func onInsert(of types: [String], perform action: @escaping (Int, [Any]) -> Void) -> some DynamicViewContent { self }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    _data = data
    _elements = Array(data)
    _identify = { $0.id }
    _content = content
    _isConstant = false
  }
}

extension ForEach {
  init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    _data = data
    _elements = Array(data)
    _identify = { $0[keyPath: id] }
    _content = content
    _isConstant = false
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    _data = data
    _elements = Array(data)
    _identify = { $0 }
    _content = content
    _isConstant = true
  }
}

extension ForEach {
  init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
    _data = data._elements
    _elements = _data
    _identify = { $0.wrappedValue.id }
    _content = content
    _isConstant = false
  }
  init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
    self.init(data, content: content)
    _edit(data, editActions)
  }
  init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Index: Hashable {
    self.init(data, id: id, content: content)
    _edit(data, editActions)
  }
  mutating func _edit<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
    func change(_ work: (inout [C.Element]) -> Void) {
      var elements = Array(data.wrappedValue)
      work(&elements)
      if let changed = elements as? C { data.wrappedValue = changed }
    }
    if actions.contains(.delete) { _delete = { index in change { $0.remove(at: index) } } }
    if actions.contains(.move) {
      _move = { index, place in change { $0.move(fromOffsets: IndexSet(integer: index), toOffset: place) } }
    }
  }
  init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Index: Hashable {
    _data = data._elements
    _elements = _data
    _identify = { $0.wrappedValue[keyPath: id] }
    _content = content
    _isConstant = false
  }
}
