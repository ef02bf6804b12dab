@layout(Views) struct List<SelectionValue, Content: View>: View {
  let _content: Content
  let _selection: Binding<SelectionValue?>?
  typealias Body = Never
}

extension List where SelectionValue == Never {
  init(@ViewBuilder content: () -> Content) {
    _selection = nil
    _content = content()
  }
  init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    _selection = nil
    _content = ForEach(data, content: rowContent)
  }
  init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    _selection = nil
    _content = ForEach(data, id: id, content: rowContent)
  }
  init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    _selection = nil
    _content = ForEach(data, content: rowContent)
  }
  init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable, C.Index: Hashable {
    _selection = nil
    _content = ForEach(data, content: rowContent)
  }
  init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable, C.Index: Hashable {
    _selection = nil
    _content = ForEach(data, editActions: editActions, content: rowContent)
  }
  init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
    _selection = nil
    _content = OutlineGroup(data, children: children, content: rowContent)
  }
}

extension List where SelectionValue: Hashable {
  init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    _selection = selection
    _content = content()
  }
  init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    _selection = nil
    _content = content()
  }
  init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    _selection = selection
    _content = ForEach(data, content: rowContent)
  }
  init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    _selection = nil
    _content = ForEach(data, content: rowContent)
  }
  init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    _selection = selection
    _content = ForEach(data, id: id, content: rowContent)
  }
  init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    _selection = nil
    _content = ForEach(data, id: id, content: rowContent)
  }
}
