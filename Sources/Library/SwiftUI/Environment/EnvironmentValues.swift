@layout(Views) struct EnvironmentValues {
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
  var openURL: OpenURLAction {
    get { _value("openURL", OpenURLAction()) }
    set { _values["openURL"] = newValue }
  }
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
  var displayScale: CGFloat {
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
}
