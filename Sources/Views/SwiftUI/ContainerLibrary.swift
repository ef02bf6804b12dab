import Code

/// Views that contain others. A field that is a view is what they contain.
enum ContainerLibrary {
  static let parts: [LibraryPart] =
    [
      stack("VStack", "alignment: HorizontalAlignment = .center, spacing: Double? = nil"),
      stack("HStack", "alignment: VerticalAlignment = .center, spacing: Double? = nil"),
      stack("ZStack", "alignment: Alignment = .center"),
      stack("LazyVStack", "alignment: HorizontalAlignment = .center, spacing: Double? = nil, \(pinned)"),
      stack("LazyHStack", "alignment: VerticalAlignment = .center, spacing: Double? = nil, \(pinned)"),
      stack(
        "LazyVGrid", "columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil, \(pinned)"),
      stack("LazyHGrid", "rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, \(pinned)"),
      stack("Grid", "alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil"),
      stack("GridRow", "alignment: VerticalAlignment? = nil"),
      stack("ScrollView", "_ axes: Axis.Set = .vertical, showsIndicators: Bool = true"),
      stack("Group", ""),
      stack("Form", ""),
      stack("NavigationView", ""),
      stack("ControlGroup", ""),
      stack("ViewThatFits", "in axes: Axis.Set = .vertical"),
      LibraryPart(
        "struct List<SelectionValue, Content: View>: View",
        """
        let _content: Content
        let _selection: Binding<SelectionValue?>?
        typealias Body = Never
        """),
      LibraryPart(
        "extension List where SelectionValue == Never",
        """
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
        ) where Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable, C.Index: Hashable {
          _selection = nil
          _content = ForEach(data, content: rowContent)
        }
        init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
          _ data: Binding<C>, editActions: EditActions<C>,
          @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
        ) where Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable, C.Index: Hashable {
          _selection = nil
          _content = ForEach(data, content: rowContent)
        }
        init<Data: RandomAccessCollection, RowContent: View>(
          _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
          _selection = nil
          _content = OutlineGroup(data, children: children, content: rowContent)
        }
        """),
      LibraryPart(
        "extension List where SelectionValue: Hashable",
        """
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
        """),
      LibraryPart(
        "struct Section<Parent: View, Content: View, Footer: View>: View",
        """
        let _header: Parent
        let _content: Content
        let _footer: Footer
        typealias Body = Never
        init(
          @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
          _header = header()
          _content = content()
          _footer = footer()
        }
        init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
          _header = header
          _content = content()
          _footer = footer
        }
        """),
      LibraryPart(
        "extension Section where Parent == EmptyView, Footer == EmptyView",
        """
        init(@ViewBuilder content: () -> Content) {
          self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
        }
        """),
      LibraryPart(
        "extension Section where Parent == Text, Footer == EmptyView",
        Titles.both(
          """
          init(_ title: #, @ViewBuilder content: () -> Content) {
            self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
          }
          """) + "\n"
          + Titles.both(
            """
            init(_ title: #, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
              self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
            }
            """)),
      LibraryPart(
        "extension Section where Footer == EmptyView",
        """
        init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
          self.init(content: content, header: header, footer: { EmptyView() })
        }
        init(header: Parent, @ViewBuilder content: () -> Content) {
          self.init(header: header, footer: EmptyView(), content: content)
        }
        init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
          self.init(content: content, header: header, footer: { EmptyView() })
        }
        """),
      LibraryPart(
        "extension Section where Parent == EmptyView",
        """
        init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
          self.init(content: content, header: { EmptyView() }, footer: footer)
        }
        init(footer: Footer, @ViewBuilder content: () -> Content) {
          self.init(header: EmptyView(), footer: footer, content: content)
        }
        """),
      LibraryPart(
        "struct GroupBox<Label: View, Content: View>: View",
        """
        let _label: Label
        let _content: Content
        typealias Body = Never
        init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
          _label = label()
          _content = content()
        }
        init(@ViewBuilder content: () -> Content) where Label == EmptyView {
          _label = EmptyView()
          _content = content()
        }
        init(label: Label, @ViewBuilder content: () -> Content) {
          _label = label
          _content = content()
        }
        """),
      LibraryPart(
        "extension GroupBox where Label == Text",
        Titles.both(
          """
          init(_ title: #, @ViewBuilder content: () -> Content) {
            _label = Text(title)
            _content = content()
          }
          """)),
      LibraryPart(
        "struct LabeledContent<Label: View, Content: View>: View",
        """
        let _label: Label
        let _value: Content
        typealias Body = Never
        init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
          _label = label()
          _value = content()
        }
        """),
      LibraryPart(
        "extension LabeledContent where Label == Text",
        Titles.both(
          """
          init(_ title: #, @ViewBuilder content: () -> Content) {
            _label = Text(title)
            _value = content()
          }
          """)),
      LibraryPart(
        "extension LabeledContent where Label == Text, Content == Text",
        Titles.both(
          """
          init<V: StringProtocol>(_ title: #, value: V) {
            _label = Text(title)
            _value = Text(value)
          }
          """) + "\n"
          + Titles.both(
            """
            init<F: FormatStyle>(_ title: #, value: F.FormatInput, format: F) where F.FormatOutput == String {
              _label = Text(title)
              _value = Text(value, format: format)
            }
            """)),
      LibraryPart(
        "struct GeometryReader<Content: View>: View",
        """
        let _proxy: GeometryProxy
        let _content: (GeometryProxy) -> Content
        typealias Body = Never
        init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
          _proxy = GeometryProxy()
          _content = content
        }
        """),
      LibraryPart(
        "struct GeometryProxy",
        """
        var size: CGSize { CGSize(width: 390, height: 844) }
        var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }
        func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
        """),
      LibraryPart(
        "struct CoordinateSpace: Hashable",
        """
        let _name: String
        static var global: CoordinateSpace { CoordinateSpace(_name: "global") }
        static var local: CoordinateSpace { CoordinateSpace(_name: "local") }
        static func named<T: Hashable>(_ name: T) -> CoordinateSpace { CoordinateSpace(_name: "\\(name)") }
        """),
      LibraryPart(
        "struct ScrollViewReader<Content: View>: View",
        """
        let _proxy: ScrollViewProxy
        let _content: (ScrollViewProxy) -> Content
        typealias Body = Never
        init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
          _proxy = ScrollViewProxy()
          _content = content
        }
        """),
      LibraryPart(
        "struct ScrollViewProxy",
        "init() {}\nfunc scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}"),
      forEach,
    ] + forEachInitializers

  private static let pinned = "pinnedViews: PinnedScrollableViews = []"

  private static func stack(_ name: String, _ parameters: String) -> LibraryPart {
    let separator = parameters.isEmpty ? "" : ", "
    return LibraryPart(
      "struct \(name)<Content: View>: View",
      """
      let _content: Content
      typealias Body = Never
      init(\(parameters)\(separator)@ViewBuilder content: () -> Content) { _content = content() }
      """)
  }

  /// The elements as an array, what identifies one, and what it becomes.
  private static let forEach = LibraryPart(
    "struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View",
    """
    let _elements: [Data.Element]
    let _identify: (Data.Element) -> ID
    let _content: (Data.Element) -> Content
    let _isConstant: Bool
    typealias Body = Never
    """)

  private static let forEachInitializers: [LibraryPart] = [
    LibraryPart("protocol DynamicViewContent: View", ""),
    LibraryPart("extension ForEach: DynamicViewContent", ""),
    LibraryPart(
      "extension DynamicViewContent",
      """
      func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
      func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
      func onInsert(of types: [String], perform action: @escaping (Int, [Any]) -> Void) -> some DynamicViewContent { self }
      """),
    LibraryPart(
      "extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable",
      """
      init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        _elements = Array(data)
        _identify = { $0.id }
        _content = content
        _isConstant = false
      }
      """),
    LibraryPart(
      "extension ForEach",
      """
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        _elements = Array(data)
        _identify = { $0[keyPath: id] }
        _content = content
        _isConstant = false
      }
      """),
    LibraryPart(
      "extension ForEach where Data == Range<Int>, ID == Int",
      """
      init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        _elements = Array(data)
        _identify = { $0 }
        _content = content
        _isConstant = true
      }
      """),
    LibraryPart(
      "extension ForEach",
      """
      init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      ) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
        _elements = data._elements
        _identify = { $0.wrappedValue.id }
        _content = content
        _isConstant = false
      }
      init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      ) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
        self.init(data, content: content)
      }
      init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      ) where Data == [Binding<C.Element>], C.Index: Hashable {
        _elements = data._elements
        _identify = { $0.wrappedValue[keyPath: id] }
        _content = content
        _isConstant = false
      }
      """),
  ]
}
