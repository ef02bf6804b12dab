import Code

/// The environment: what views find without being given it.
enum EnvironmentLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart("protocol EnvironmentKey", "associatedtype Value\nstatic var defaultValue: Value { get }"),
    LibraryPart("struct EnvironmentValues", values),
    LibraryPart(
      "@propertyWrapper struct Environment<Value>: DynamicProperty",
      """
      let _keyPath: KeyPath<EnvironmentValues, Value>?
      let _type: String
      @stored var _value: Value?
      init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        _keyPath = keyPath
        _type = ""
        _value = nil
      }
      init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        _keyPath = nil
        _type = String(describing: objectType)
        _value = nil
      }
      init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        _keyPath = nil
        _type = String(describing: objectType)
        _value = nil
      }
      var wrappedValue: Value {
        if let _value { return _value }
        if let _keyPath { return EnvironmentValues()[keyPath: _keyPath] }
        fatalError(\"""
          No Observable object of type \\(_type) found. A View.environmentObject(_:) for \\(_type) may be missing as an \\
          ancestor of this view.
          \""")
      }
      """),
    LibraryPart(
      "struct _EnvironmentValueModifier<Value>: ViewModifier",
      "let _keyPath: WritableKeyPath<EnvironmentValues, Value>\nlet _value: Value"),
    LibraryPart(
      "struct _EnvironmentObjectModifier<T>: ViewModifier",
      "let _object: T\nlet _apply: (inout EnvironmentValues) -> Void"),
    LibraryPart("struct _EnvironmentTransformModifier: ViewModifier", "let _apply: (inout EnvironmentValues) -> Void"),
    LibraryPart(
      "extension View",
      """
      func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
      ) -> ModifiedContent<Self, _EnvironmentValueModifier<V>> {
        modifier(_EnvironmentValueModifier(_keyPath: keyPath, _value: value))
      }
      func environment<T: AnyObject & Observable>(
        _ object: T?) -> ModifiedContent<Self, _EnvironmentObjectModifier<T?>> {
        modifier(_EnvironmentObjectModifier(_object: object, _apply: { $0._set(object, T.self) }))
      }
      func environmentObject<T: ObservableObject>(
        _ object: T) -> ModifiedContent<Self, _EnvironmentObjectModifier<T?>> {
        let object: T? = object
        return modifier(_EnvironmentObjectModifier(_object: object, _apply: { $0._set(object, T.self) }))
      }
      func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
      ) -> ModifiedContent<Self, _EnvironmentTransformModifier> {
        modifier(_EnvironmentTransformModifier(_apply: { transform(&$0[keyPath: keyPath]) }))
      }
      func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentTransformModifier> {
        modifier(_EnvironmentTransformModifier(_apply: { $0.isEnabled = $0.isEnabled && !disabled }))
      }
      func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\\.colorScheme, colorScheme) }
      func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\\.colorScheme) { if let colorScheme { $0 = colorScheme } }
      }
      func font(_ font: Font?) -> some View { environment(\\.font, font) }
      func lineLimit(_ number: Int?) -> some View { environment(\\.lineLimit, number) }
      func tint(_ tint: Color?) -> some View { _style("tint", "") }
      """),
    LibraryPart("enum ColorScheme: CaseIterable, Hashable", "case light\ncase dark"),
    LibraryPart("enum ScenePhase: Comparable, Hashable", "case background\ncase inactive\ncase active"),
    LibraryPart("enum UserInterfaceSizeClass: Hashable", "case compact\ncase regular"),
    LibraryPart("enum LayoutDirection: CaseIterable, Hashable", "case leftToRight\ncase rightToLeft"),
    LibraryPart(
      "enum DynamicTypeSize: Comparable, CaseIterable, Hashable",
      "case xSmall\ncase small\ncase medium\ncase large\ncase xLarge\ncase xxLarge\ncase xxxLarge"),
    LibraryPart(
      "struct DismissAction",
      """
      let _dismiss: () -> Void
      func callAsFunction() { _dismiss() }
      """),
    LibraryPart(
      "struct OpenURLAction",
      "func callAsFunction(_ url: URL) {}\nfunc callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(true) }"
    ),
    LibraryPart("struct OpenWindowAction", "func callAsFunction(id: String) {}"),
    LibraryPart("struct DismissSearchAction", "func callAsFunction() {}"),
    LibraryPart("enum ContentSizeCategory: Hashable", "case small\ncase medium\ncase large\ncase extraLarge"),
    LibraryPart(
      "enum EditMode: Hashable", "case inactive\ncase transient\ncase active\nvar isEditing: Bool { self != .inactive }"
    ),
    LibraryPart(
      "struct PresentationMode",
      "let isPresented: Bool\nlet _dismiss: () -> Void\nmutating func dismiss() { _dismiss() }"),
  ]

  private static let values = """
    @stored var _values: [String: Any]
    @stored var _objects: [String: AnyObject]
    init() {
      _values = [:]
      _objects = [:]
    }
    subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
      get {
        if let value = _values[String(reflecting: key)] { return value as! K.Value }
        return K.defaultValue
      }
      set { _values[String(reflecting: key)] = newValue }
    }
    subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
      get { _objects[String(reflecting: objectType)] as? T }
      set { _set(newValue, objectType) }
    }
    mutating func _set<T: AnyObject>(_ object: T?, _ type: T.Type) {
      if let object { _objects[String(reflecting: type)] = object } else { _objects[String(reflecting: type)] = nil }
    }
    func _value<V>(_ name: String, _ defaultValue: V) -> V {
      if let value = _values[name] { return value as! V }
      return defaultValue
    }
    var isEnabled: Bool {
      get { _value("isEnabled", true) }
      set { _values["isEnabled"] = newValue }
    }
    var colorScheme: ColorScheme {
      get { _value("colorScheme", .light) }
      set { _values["colorScheme"] = newValue }
    }
    var scenePhase: ScenePhase {
      get { _value("scenePhase", .active) }
      set { _values["scenePhase"] = newValue }
    }
    var dynamicTypeSize: DynamicTypeSize {
      get { _value("dynamicTypeSize", .large) }
      set { _values["dynamicTypeSize"] = newValue }
    }
    var layoutDirection: LayoutDirection {
      get { _value("layoutDirection", .leftToRight) }
      set { _values["layoutDirection"] = newValue }
    }
    var horizontalSizeClass: UserInterfaceSizeClass? {
      get { _value("horizontalSizeClass", .compact) }
      set { _values["horizontalSizeClass"] = newValue }
    }
    var verticalSizeClass: UserInterfaceSizeClass? {
      get { _value("verticalSizeClass", .regular) }
      set { _values["verticalSizeClass"] = newValue }
    }
    var accessibilityReduceMotion: Bool {
      get { _value("accessibilityReduceMotion", false) }
      set { _values["accessibilityReduceMotion"] = newValue }
    }
    var font: Font? {
      get { _value("font", nil) }
      set { _values["font"] = newValue }
    }
    var lineLimit: Int? {
      get { _value("lineLimit", nil) }
      set { _values["lineLimit"] = newValue }
    }
    var editMode: Binding<EditMode>? {
      get { _value("editMode", nil) }
      set { _values["editMode"] = newValue }
    }
    var dismiss: DismissAction {
      get { _value("dismiss", DismissAction(_dismiss: {})) }
      set { _values["dismiss"] = newValue }
    }
    var isPresented: Bool {
      get { _value("isPresented", false) }
      set { _values["isPresented"] = newValue }
    }
    var presentationMode: Binding<PresentationMode> {
      get { _value("presentationMode", .constant(PresentationMode(isPresented: false, _dismiss: {}))) }
      set { _values["presentationMode"] = newValue }
    }
    var openURL: OpenURLAction { OpenURLAction() }
    var openWindow: OpenWindowAction { OpenWindowAction() }
    var dismissSearch: DismissSearchAction { DismissSearchAction() }
    var locale: Locale {
      get { _value("locale", .current) }
      set { _values["locale"] = newValue }
    }
    var calendar: Calendar {
      get { _value("calendar", .current) }
      set { _values["calendar"] = newValue }
    }
    var timeZone: TimeZone {
      get { _value("timeZone", .current) }
      set { _values["timeZone"] = newValue }
    }
    var displayScale: Double {
      get { _value("displayScale", 3) }
      set { _values["displayScale"] = newValue }
    }
    var isSearching: Bool {
      get { _value("isSearching", false) }
      set { _values["isSearching"] = newValue }
    }
    var isFocused: Bool {
      get { _value("isFocused", false) }
      set { _values["isFocused"] = newValue }
    }
    var redactionReasons: RedactionReasons {
      get { _value("redactionReasons", RedactionReasons(rawValue: 0)) }
      set { _values["redactionReasons"] = newValue }
    }
    var controlSize: ControlSize {
      get { _value("controlSize", .regular) }
      set { _values["controlSize"] = newValue }
    }
    var accessibilityReduceTransparency: Bool {
      get { _value("accessibilityReduceTransparency", false) }
      set { _values["accessibilityReduceTransparency"] = newValue }
    }
    var accessibilityDifferentiateWithoutColor: Bool {
      get { _value("accessibilityDifferentiateWithoutColor", false) }
      set { _values["accessibilityDifferentiateWithoutColor"] = newValue }
    }
    var accessibilityVoiceOverEnabled: Bool {
      get { _value("accessibilityVoiceOverEnabled", false) }
      set { _values["accessibilityVoiceOverEnabled"] = newValue }
    }
    var multilineTextAlignment: TextAlignment {
      get { _value("multilineTextAlignment", .leading) }
      set { _values["multilineTextAlignment"] = newValue }
    }
    var sizeCategory: ContentSizeCategory {
      get { _value("sizeCategory", .large) }
      set { _values["sizeCategory"] = newValue }
    }
    var isScrollEnabled: Bool {
      get { _value("isScrollEnabled", true) }
      set { _values["isScrollEnabled"] = newValue }
    }
    """
}
