/// The names in SwiftUI that rules know.
enum SwiftUINames {
  static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable", "Binding", "AppStorage",
    "SceneStorage", "FocusState", "GestureState", "Query", "FocusedValue", "FocusedBinding", "FocusedObject",
    "FetchRequest", "SectionedFetchRequest", "ScaledMetric", "Namespace", "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor", "AccessibilityFocusState",
  ]

  /// Modifiers and functions whose closures run later, not while a body does.
  static let actions: Set<String> = [
    "onAppear", "onDisappear", "task", "onChange", "onReceive", "onTapGesture", "onLongPressGesture", "onSubmit",
    "refreshable", "onDelete", "onMove", "onInsert", "onHover", "onContinuousHover", "onEnded", "onChanged", "updating",
    "onOpenURL", "onDrop", "onDrag", "dropDestination", "onContinueUserActivity", "onExitCommand", "onCommand",
    "onKeyPress", "onMoveCommand", "onDeleteCommand", "onPlayPauseCommand", "onPreferenceChange",
    "handlesExternalEvents",
    "fileImporter", "fileExporter", "sensoryFeedback", "accessibilityAction", "onScrollGeometryChange",
    "onGeometryChange", "onScrollPhaseChange", "onScrollVisibilityChange", "Task", "detached", "async", "asyncAfter",
    "withObservationTracking", "sink", "scheduledTimer", "addObserver", "perform", "searchCompletion", "onReceiveValue",
    "defaultAction", "alignmentGuide", "phaseAnimator", "keyframeAnimator", "withAnimation", "withTransaction",
    "Observations", "userActivity", "onPencilDoubleTap", "focusedSceneValue", "backgroundTask",
  ]

  /// Labels under which views and modifiers take closures that run later.
  static let actionLabels: Set<String> = [
    "action", "primaryAction", "perform", "onDismiss", "onEditingChanged", "onCommit", "onIncrement", "onDecrement",
    "onCompletion", "onCancellation", "onChange", "onTap",
  ]

  /// Modifiers whose closures create views.
  static let contents: Set<String> = [
    "overlay", "background", "sheet", "fullScreenCover", "popover", "inspector", "toolbar", "safeAreaInset", "alert",
    "confirmationDialog", "contextMenu", "swipeActions", "navigationDestination", "searchSuggestions", "mask",
    "tabItem",
    "badge", "navigationBarItems", "listRowBackground", "modifier", "safeAreaBar", "toolbarTitleMenu", "transaction",
  ]

  /// Methods of `UserDefaults` that read a value.
  static let readersOfDefaults: Set<String> = [
    "bool", "string", "integer", "double", "float", "object", "array", "dictionary", "data", "url", "stringArray",
    "value",
  ]

  /// Views whose closures create views.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group",
    "Section", "List", "Form", "ForEach", "ScrollView", "ScrollViewReader", "GeometryReader", "NavigationStack",
    "NavigationView", "NavigationSplitView", "NavigationLink", "TabView", "Tab", "TabSection", "Picker", "Menu",
    "DisclosureGroup", "OutlineGroup", "GroupBox", "ControlGroup", "Label", "LabeledContent", "Toggle", "Stepper",
    "Slider", "TextField", "ViewThatFits", "AnyView", "TimelineView", "ToolbarItem", "ToolbarItemGroup", "WindowGroup",
    "Window", "Settings", "MenuBarExtra", "DocumentGroup", "Table", "TableColumn", "TableRow", "HSplitView",
    "VSplitView", "ProgressView", "Gauge", "ShareLink", "Link", "DatePicker", "ContentUnavailableView", "AnyLayout",
    "EquatableView", "SafeAreaInset", "PhotosPicker", "Chart", "Map", "Commands", "CommandMenu", "CommandGroup",
    "WithPerceptionTracking",
  ]

  /// Functions of collections whose closures run at once.
  static let immediate: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "first", "contains", "reduce", "sorted", "allSatisfy", "forEach", "min",
    "max", "prefix", "drop", "firstIndex", "lastIndex", "last", "count", "mapValues", "compactMapValues", "grouping",
  ]

  /// The calls among them whose closures take an element as the first parameter.
  static let givingElements: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "first", "contains", "allSatisfy", "forEach", "prefix", "drop",
    "firstIndex", "lastIndex", "last", "count",
  ]

  /// Mutating methods of the library's collections and values.
  static let mutations: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "toggle", "sort", "shuffle",
    "reverse", "swapAt", "formUnion", "subtract", "updateValue", "popLast", "move",
  ]

  /// Types of the frameworks whose names programs also give to nested types of their own.
  static let types: Set<String> = containers.union([
    "Text", "Label", "Image", "Button", "Toggle", "Slider", "Stepper", "Picker", "TextField", "SecureField",
    "TextEditor",
    "Link", "Divider", "Spacer", "Color", "Font", "Gradient", "Path", "Circle", "Rectangle", "ProgressView", "Gauge",
    "DatePicker", "Menu", "Table", "Chart", "Map", "State", "Binding", "Environment", "Published", "Task", "Timer",
    "Notification", "Result", "Date", "Data", "URL", "Set", "Array", "Dictionary", "Just", "Future", "Subscription",
    "AnyCancellable", "Animation", "Transaction", "View", "App", "Scene",
  ])
}
