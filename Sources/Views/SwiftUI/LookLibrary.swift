import Code

/// Modifiers that only change how a view looks, is laid out or described. What they say is kept where the outline
/// shows it.
enum LookLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart("struct _StyleModifier: ViewModifier", "let _name: String\nlet _detail: String"),
    LibraryPart(
      "extension View",
      """
      func _style(_ name: String, _ detail: String) -> ModifiedContent<Self, _StyleModifier> {
        modifier(_StyleModifier(_name: name, _detail: detail))
      }

      """ + (plain.map { style($0) } + told).joined(separator: "\n")),
  ]

  /// A modifier whose name is all that is known of it.
  private static func style(_ signature: String) -> String {
    let name = signature.prefix { $0 != "(" && $0 != "<" }
    return "func \(signature) -> some View { _style(\"\(name)\", \"\") }"
  }

  /// Those that the outline tells of.
  private static let told = [
    Titles.both("func navigationTitle(_ title: #) -> some View { _style(\"title\", Text(title)._text) }"),
    """
    func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
      _style(isDisabled ? "interactiveDismissDisabled" : "", "")
    }
    """,
    "func navigationTitle(_ title: Text) -> some View { _style(\"title\", title._text) }",
    "func navigationTitle(_ title: Binding<String>) -> some View { _style(\"title\", title.wrappedValue) }",
    Titles.both("func navigationSubtitle(_ title: #) -> some View { _style(\"subtitle\", Text(title)._text) }"),
    Titles.both("func navigationBarTitle(_ title: #) -> some View { _style(\"title\", Text(title)._text) }"),
    Titles.both(
      """
      func navigationBarTitle(_ title: #, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        _style("title", Text(title)._text)
      }
      """),
    "func navigationBarTitle(_ title: Text) -> some View { _style(\"title\", title._text) }",
    """
    func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
      _style("title", title._text)
    }
    """,
    "func badge(_ count: Int) -> some View { _style(\"badge\", count == 0 ? \"\" : \"\\(count)\") }",
    "func badge(_ label: Text?) -> some View { _style(\"badge\", label?._text ?? \"\") }",
    Titles.both("func badge(_ label: #) -> some View { _style(\"badge\", Text(label)._text) }"),
    "func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { _style(\"strikethrough\", isActive ? \"on\" : \"\") }",
    "func accessibilityLabel(_ label: Text) -> some View { _style(\"accessibilityLabel\", label._text) }",
    Titles.both(
      "func accessibilityLabel(_ label: #) -> some View { _style(\"accessibilityLabel\", Text(label)._text) }"),
    "func hidden() -> some View { _style(\"hidden\", \"on\") }",
    "func opacity(_ opacity: Double) -> some View { _style(\"opacity\", opacity == 1 ? \"\" : \"\\(opacity)\") }",
    "func redacted(reason: RedactionReasons) -> some View { _style(\"redacted\", reason.rawValue == 0 ? \"\" : \"on\") }",
  ]

  private static let plain = [
    // layout
    "padding(_ length: Double)", "padding(_ edges: Edge.Set = .all, _ length: Double? = nil)",
    "padding(_ insets: EdgeInsets)", "safeAreaPadding(_ length: Double)",
    "safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil)", "scenePadding(_ edges: Edge.Set = .all)",
    "frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)",
    """
    frame(
      minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
      idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center)
    """,
    "containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)",
    """
    containerRelativeFrame(
      _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center)
    """,
    "fixedSize()", "fixedSize(horizontal: Bool, vertical: Bool)", "layoutPriority(_ value: Double)",
    "position(x: Double = 0, y: Double = 0)", "position(_ position: CGPoint)", "offset(x: Double = 0, y: Double = 0)",
    "offset(_ offset: CGSize)", "zIndex(_ value: Double)",
    "aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode)",
    "aspectRatio(_ ratio: CGSize, contentMode: ContentMode)", "scaledToFit()", "scaledToFill()",
    "ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)",
    "edgesIgnoringSafeArea(_ edges: Edge.Set)", "gridCellColumns(_ count: Int)", "gridCellAnchor(_ anchor: UnitPoint)",
    "flipsForRightToLeftLayoutDirection(_ enabled: Bool)",
    "gridCellUnsizedAxes(_ axes: Axis.Set)", "gridColumnAlignment(_ alignment: HorizontalAlignment)",
    "alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double)",
    "alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double)",
    "coordinateSpace<T: Hashable>(name: T)", "coordinateSpace(_ space: CoordinateSpace)",
    "contentMargins(_ length: Double)",
    "contentMargins(_ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic)",
    // colours, shapes, effects
    "foregroundStyle<S: ShapeStyle>(_ style: S)",
    "foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)",
    "foregroundColor(_ color: Color?)",
    "accentColor(_ color: Color?)", "tint<S: ShapeStyle>(_ tint: S)", "tint(_ tint: Color?)",
    "border<S: ShapeStyle>(_ content: S, width: Double = 1)",
    "cornerRadius(_ radius: Double, antialiased: Bool = true)", "clipped(antialiased: Bool = false)",
    "clipShape<S: Shape>(_ shape: S)", "contentShape<S: Shape>(_ shape: S)",
    "shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0)",
    "blur(radius: Double, opaque: Bool = false)", "brightness(_ amount: Double)", "contrast(_ amount: Double)",
    "saturation(_ amount: Double)", "grayscale(_ amount: Double)", "colorMultiply(_ color: Color)", "colorInvert()",
    "blendMode(_ blendMode: BlendMode)", "compositingGroup()", "drawingGroup()",
    "mask<M: View>(@ViewBuilder _ mask: () -> M)",
    "mask<M: View>(_ mask: M)", "scaleEffect(_ scale: Double, anchor: UnitPoint = .center)",
    "scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)",
    "scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center)",
    "rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)",
    """
    rotation3DEffect(
      _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, perspective: Double = 1)
    """,
    "symbolEffect(_ effect: SymbolEffect)", "symbolEffect(_ effect: SymbolEffect, isActive: Bool)",
    "symbolEffect<V: Equatable>(_ effect: SymbolEffect, value: V)", "symbolVariant(_ variant: SymbolVariants)",
    "symbolRenderingMode(_ mode: SymbolRenderingMode?)", "imageScale(_ scale: Image.Scale)", "unredacted()",
    "backgroundStyle<S: ShapeStyle>(_ style: S)", "containerShape<S: Shape>(_ shape: S)", "luminanceToAlpha()",
    "glassEffect()", "textScale(_ scale: Text.Scale, isEnabled: Bool = true)", "baselineOffset(_ offset: Double)",
    // text
    "bold(_ isActive: Bool = true)", "italic(_ isActive: Bool = true)",
    "underline(_ isActive: Bool = true, color: Color? = nil)", "fontWeight(_ weight: Font.Weight?)",
    "fontDesign(_ design: Font.Design?)", "fontWidth(_ width: Font.Width?)", "monospaced(_ isActive: Bool = true)",
    "monospacedDigit()", "kerning(_ kerning: Double)", "tracking(_ tracking: Double)",
    "multilineTextAlignment(_ alignment: TextAlignment)", "lineSpacing(_ spacing: Double)",
    "lineLimit(_ limit: ClosedRange<Int>)", "lineLimit(_ limit: PartialRangeFrom<Int>)",
    "lineLimit(_ limit: PartialRangeThrough<Int>)", "lineLimit(_ limit: Int, reservesSpace: Bool)",
    "minimumScaleFactor(_ factor: Double)", "allowsTightening(_ flag: Bool)",
    "truncationMode(_ mode: Text.TruncationMode)",
    "textCase(_ textCase: Text.Case?)", "textSelection(_ selectability: TextSelectability)",
    "dynamicTypeSize(_ size: DynamicTypeSize)", "dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>)",
    "dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>)",
    // styles of controls
    "listStyle<S: ListStyle>(_ style: S)", "textFieldStyle<S: TextFieldStyle>(_ style: S)",
    "pickerStyle<S: PickerStyle>(_ style: S)", "tabViewStyle<S: TabViewStyle>(_ style: S)",
    "datePickerStyle<S: DatePickerStyle>(_ style: S)",
    "menuStyle<S: MenuStyle>(_ style: S)", "navigationViewStyle<S: NavigationViewStyle>(_ style: S)",
    "formStyle<S: FormStyle>(_ style: S)", "controlGroupStyle<S: ControlGroupStyle>(_ style: S)",
    "buttonBorderShape(_ shape: ButtonBorderShape)", "controlSize(_ size: ControlSize)", "labelsHidden()",
    "menuIndicator(_ visibility: Visibility)", "menuOrder(_ order: MenuOrder)",
    "indexViewStyle(_ style: PageIndexViewStyle)", "headerProminence(_ prominence: Prominence)",
    // lists and scrolling
    "listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all)", "listRowInsets(_ insets: EdgeInsets?)",
    "listRowSpacing(_ spacing: Double?)", "listRowBackground<V: View>(_ view: V?)",
    "listRowSeparatorTint(_ color: Color?)", "listSectionSeparator(_ visibility: Visibility)",
    "listSectionSpacing(_ spacing: Double)", "scrollIndicators(_ visibility: ScrollIndicatorVisibility)",
    "scrollDisabled(_ disabled: Bool)", "scrollContentBackground(_ visibility: Visibility)",
    "scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)", "scrollTargetLayout(isEnabled: Bool = true)",
    "scrollTargetBehavior(_ behavior: ScrollTargetBehavior)", "scrollClipDisabled(_ disabled: Bool = true)",
    "scrollBounceBehavior(_ behavior: ScrollBounceBehavior)",
    "scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)",
    "defaultScrollAnchor(_ anchor: UnitPoint?)",
    "listItemTint(_ tint: Color?)", "deleteDisabled(_ isDisabled: Bool)", "moveDisabled(_ isDisabled: Bool)",
    // navigation and presentation
    "navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)", "navigationBarHidden(_ hidden: Bool)",
    "navigationBarBackButtonHidden(_ hidden: Bool = true)",
    "toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)",
    "toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)",
    "toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)",
    "toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)",
    "toolbarRole(_ role: ToolbarRole)", "toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)",
    "navigationSplitViewColumnWidth(_ width: Double)",
    "navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil)",
    "navigationSplitViewStyle(_ style: NavigationSplitViewStyle)", "statusBarHidden(_ hidden: Bool = true)",
    "presentationDetents(_ detents: Set<PresentationDetent>)",
    "presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)",
    "presentationDragIndicator(_ visibility: Visibility)", "presentationBackground<S: ShapeStyle>(_ style: S)",
    "presentationCornerRadius(_ radius: Double?)",
    "presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)",
    "presentationContentInteraction(_ behavior: PresentationContentInteraction)",
    "presentationCompactAdaptation(_ adaptation: PresentationAdaptation)",
    "persistentSystemOverlays(_ visibility: Visibility)",
    // input
    "keyboardType(_ type: UIKeyboardType)", "textInputAutocapitalization(_ mode: TextInputAutocapitalization?)",
    "autocapitalization(_ style: UITextAutocapitalizationType)", "disableAutocorrection(_ disable: Bool?)",
    "autocorrectionDisabled(_ disable: Bool = true)", "textContentType(_ type: UITextContentType?)",
    "submitLabel(_ label: SubmitLabel)", "keyboardShortcut(_ shortcut: KeyboardShortcut)",
    "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)", "allowsHitTesting(_ enabled: Bool)",
    "contextMenu<V: View, P: View>(@ViewBuilder menuItems: () -> V, @ViewBuilder preview: () -> P)",
    "hoverEffect(_ effect: HoverEffect = .automatic)", "onHover(perform action: @escaping (Bool) -> Void)",
    "onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void)",
    """
    onLongPressGesture(
      minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
      onPressingChanged: ((Bool) -> Void)? = nil)
    """,
    "onOpenURL(perform action: @escaping (URL) -> Void)",
    "dropDestination<T>(for type: T.Type, action: @escaping ([T], CGPoint) -> Bool)",
    "draggable<T>(_ payload: @autoclosure @escaping () -> T)", "focusable(_ isFocusable: Bool = true)",
    "defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V)", "searchCompletion(_ completion: String)",
    "searchSuggestions<V: View>(@ViewBuilder _ suggestions: () -> V)",
    // motion and feedback
    "animation<V: Equatable>(_ animation: Animation?, value: V)", "animation(_ animation: Animation?)",
    "transition(_ transition: AnyTransition)", "contentTransition(_ transition: ContentTransition)",
    "matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true)",
    "matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)",
    "navigationTransition(_ transition: NavigationTransition)", "geometryGroup()",
    "sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)",
    "sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool)",
    "sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?)",
    // for assistive technology and previews
    "accessibilityElement(children: AccessibilityChildBehavior = .ignore)", "accessibilityHidden(_ hidden: Bool)",
    "accessibilityIdentifier(_ identifier: String)", "accessibilityAddTraits(_ traits: AccessibilityTraits)",
    "accessibilityRemoveTraits(_ traits: AccessibilityTraits)", "accessibilitySortPriority(_ priority: Double)",
    "accessibilityAction(_ handler: @escaping () -> Void)",
    "accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)",
    "accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)",
    "accessibilityValue(_ value: Text)", "accessibilityHint(_ hint: Text)",
    "help(_ text: Text)", "previewDisplayName(_ value: String?)", "previewLayout(_ layout: PreviewLayout)",
    "previewDevice(_ value: PreviewDevice?)", "privacySensitive(_ sensitive: Bool = true)",
    "accessibilityValue(_ value: LocalizedStringKey)", "accessibilityValue<S: StringProtocol>(_ value: S)",
    "accessibilityHint(_ hint: LocalizedStringKey)", "accessibilityHint<S: StringProtocol>(_ hint: S)",
    "help(_ text: LocalizedStringKey)", "help<S: StringProtocol>(_ text: S)",
  ]
}
