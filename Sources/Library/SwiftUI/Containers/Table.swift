// Tables: a row for each value, with a cell for each column.

/// A column of any kind: its title, and the function that creates a cell.
struct _TableColumn<RowValue> {
  let _title: String
  let _cell: (RowValue) -> AnyView
}

@resultBuilder struct TableColumnBuilder<RowValue> {
  static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> [_TableColumn<RowValue>] { [column._column] }
  static func buildBlock(_ columns: [_TableColumn<RowValue>]...) -> [_TableColumn<RowValue>] { columns.flatMap { $0 } }
  static func buildOptional(_ columns: [_TableColumn<RowValue>]?) -> [_TableColumn<RowValue>] { columns ?? [] }
  static func buildEither(first columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { columns }
  static func buildEither(second columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { columns }
}

struct TableColumn<RowValue, Sort, Content: View, Label: View> {
  let _column: _TableColumn<RowValue>
  func width(_ width: CGFloat? = nil) -> Self { self }
  func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
  func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  func customizationID(_ identifier: String) -> Self { self }
  func defaultVisibility(_ visibility: Visibility) -> Self { self }
}

enum TableColumnAlignment: Hashable {
  case automatic
  case leading
  case center
  case trailing
  case numeric
}

extension TableColumn where Label == Text, Sort == Never {
  init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    _column = _TableColumn(_title: title._text, _cell: { AnyView(content($0)) })
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    _column = _TableColumn(_title: String(title), _cell: { AnyView(content($0)) })
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  init<V: Comparable>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    _column = _TableColumn(_title: title._text, _cell: { AnyView(content($0)) })
  }
  init<V: Comparable>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    _column = _TableColumn(_title: title._text, _cell: { AnyView(content($0)) })
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue>, Content == Text {
  init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    _column = _TableColumn(_title: title._text, _cell: { AnyView(Text(verbatim: $0[keyPath: value])) })
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    _column = _TableColumn(_title: String(title), _cell: { AnyView(Text(verbatim: $0[keyPath: value])) })
  }
}

struct TableRow<Value: Identifiable>: View {
  let _value: Value
  init(_ value: Value) { _value = value }
  var body: some View { EmptyView() }
}

struct Table<Value: Identifiable>: View {
  let _values: [Value]
  let _columns: [_TableColumn<Value>]
  init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value {
    _values = Array(data)
    _columns = columns()
  }
  init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(data, columns: columns)
  }
  init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(data, columns: columns)
  }
  init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns: columns)
  }
  init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns: columns)
  }
  init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns: columns)
  }
  var body: some View {
    let columns = _columns
    return List(_values) { value in
      HStack {
        ForEach(columns.indices, id: \.self) { index in
          LabeledContent(columns[index]._title) { columns[index]._cell(value) }
        }
      }
    }
  }
}

enum TableStyle: Hashable {
  case automatic
  case inset
  case bordered
  static func inset(alternatesRowBackgrounds: Bool) -> TableStyle { .inset }
  static func bordered(alternatesRowBackgrounds: Bool) -> TableStyle { .bordered }
}

extension View {
  func tableStyle(_ style: TableStyle) -> some View { _style("tableStyle", "") }
  func tableColumnHeaders(_ visibility: Visibility) -> some View { _style("tableColumnHeaders", "") }
}

struct HSplitView<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) { _content = content() }
}

struct VSplitView<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) { _content = content() }
}
