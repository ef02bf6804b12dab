import Code

/// Views that contain others. A field that is a view is what they contain.
enum ContainerLibrary {
  static let parts: [LibraryPart] =
    [
      stack("VStack", "alignment: HorizontalAlignment = .center, spacing: Double? = nil"),
      stack("HStack", "alignment: VerticalAlignment = .center, spacing: Double? = nil"),
      stack("ZStack", "alignment: Alignment = .center"),
      stack("LazyVStack", "alignment: HorizontalAlignment = .center, spacing: Double? = nil"),
      stack("LazyHStack", "alignment: VerticalAlignment = .center, spacing: Double? = nil"),
      stack("LazyVGrid", "columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil"),
      stack("LazyHGrid", "rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil"),
      stack("Grid", "alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil"),
      stack("GridRow", "alignment: VerticalAlignment? = nil"),
      stack("ScrollView", "_ axes: Axis.Set = .vertical, showsIndicators: Bool = true"),
      stack("Group", ""),
      stack("Form", ""),
      stack("NavigationView", ""),
      stack("NavigationSplitView", ""),
      stack("ControlGroup", ""),
      stack("ViewThatFits", "in axes: Axis.Set = .vertical"),
      LibraryPart(
        "struct NavigationStack<Content: View>: View",
        """
        let _content: Content
        typealias Body = Never
        init(@ViewBuilder root: () -> Content) { _content = root() }
        init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) { _content = root() }
        """),
      LibraryPart(
        "struct List<SelectionValue, Content: View>: View",
        """
        let _content: Content
        typealias Body = Never
        """),
      LibraryPart(
        "extension List where SelectionValue == Never",
        """
        init(@ViewBuilder content: () -> Content) { _content = content() }
        init<Data: RandomAccessCollection, RowContent: View>(
          _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
          _content = ForEach(data, content: rowContent)
        }
        init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
          _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        ) where Content == ForEach<Data, ID, RowContent> {
          _content = ForEach(data, id: id, content: rowContent)
        }
        """),
      LibraryPart(
        "extension List where SelectionValue: Hashable",
        """
        init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) { _content = content() }
        init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) { _content = content() }
        init<Data: RandomAccessCollection, RowContent: View>(
          _ data: Data, selection: Binding<SelectionValue?>,
          @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
          _content = ForEach(data, content: rowContent)
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
        """
        init(_ title: String, @ViewBuilder content: () -> Content) {
          self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
        }
        """),
      LibraryPart(
        "extension Section where Footer == EmptyView",
        """
        init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
          self.init(content: content, header: header, footer: { EmptyView() })
        }
        init(header: Parent, @ViewBuilder content: () -> Content) {
          self.init(header: header, footer: EmptyView(), content: content)
        }
        """),
      LibraryPart(
        "extension Section where Parent == EmptyView",
        """
        init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
          self.init(content: content, header: { EmptyView() }, footer: footer)
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
        init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {
          _label = Text(title)
          _content = content()
        }
        """),
      LibraryPart(
        "struct DisclosureGroup<Label: View, Content: View>: View",
        """
        let _label: Label
        let _content: Content
        typealias Body = Never
        init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {
          _label = Text(title)
          _content = content()
        }
        init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Text {
          _label = Text(title)
          _content = content()
        }
        init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
          _label = label()
          _content = content()
        }
        """),
      LibraryPart(
        "struct LabeledContent<Label: View, Content: View>: View",
        """
        let _label: Label
        let _content: Content
        typealias Body = Never
        init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
          _label = label()
          _content = content()
        }
        init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {
          _label = Text(title)
          _content = content()
        }
        init(_ title: String, value: String) where Label == Text, Content == Text {
          _label = Text(title)
          _content = Text(value)
        }
        """),
      LibraryPart(
        "struct TabView<SelectionValue, Content: View>: View",
        """
        let _content: Content
        typealias Body = Never
        init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { _content = content() }
        init(@ViewBuilder content: () -> Content) where SelectionValue == Int { _content = content() }
        """),
      LibraryPart(
        "struct Tab<Content: View>: View",
        """
        let _text: String
        let _content: Content
        typealias Body = Never
        init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
          _text = title
          _content = content()
        }
        init<V: Hashable>(_ title: String, systemImage: String, value: V, @ViewBuilder content: () -> Content) {
          _text = title
          _content = content()
        }
        """),
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
      LibraryPart("struct GeometryProxy", "var size: CGSize { CGSize(width: 390, height: 844) }"),
      forEach,
    ] + forEachInitializers

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
    typealias Body = Never
    """)

  private static let forEachInitializers: [LibraryPart] = [
    LibraryPart(
      "extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable",
      """
      init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        _elements = Array(data)
        _identify = { $0.id }
        _content = content
      }
      """),
    LibraryPart(
      "extension ForEach",
      """
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        _elements = Array(data)
        _identify = { $0[keyPath: id] }
        _content = content
      }
      """),
    LibraryPart(
      "extension ForEach where Data == Range<Int>, ID == Int",
      """
      init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        _elements = Array(data)
        _identify = { $0 }
        _content = content
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
      }
      init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      ) where Data == [Binding<C.Element>], C.Index: Hashable {
        _elements = data._elements
        _identify = { $0.wrappedValue[keyPath: id] }
        _content = content
      }
      """),
  ]
}
