// Menu commands: views here, so that their buttons can be tapped.

@MainActor @preconcurrency protocol Commands: View {}

typealias CommandsBuilder = ViewBuilder

extension TupleView: Commands {}

extension EmptyView: Commands {}

extension Optional: Commands where Wrapped: View {}

extension _ConditionalContent: Commands where TrueContent: View, FalseContent: View {}

struct CommandMenu<Content: View>: Commands {
  let _text: String
  let _content: Content
  typealias Body = Never
  init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _text = name._text
    _content = content()
  }
  init(_ name: Text, @ViewBuilder content: () -> Content) {
    _text = name._text
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    _text = String(name)
    _content = content()
  }
}

struct CommandGroup<Content: View>: Commands {
  let _note: String
  let _content: Content
  typealias Body = Never
  init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _note = "before \(group._name)"
    _content = addition()
  }
  init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _note = "after \(group._name)"
    _content = addition()
  }
  init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _note = "replacing \(group._name)"
    _content = addition()
  }
}

struct CommandGroupPlacement {
  let _name: String
  static var appInfo: CommandGroupPlacement { CommandGroupPlacement(_name: "appInfo") }
  static var appSettings: CommandGroupPlacement { CommandGroupPlacement(_name: "appSettings") }
  static var systemServices: CommandGroupPlacement { CommandGroupPlacement(_name: "systemServices") }
  static var appVisibility: CommandGroupPlacement { CommandGroupPlacement(_name: "appVisibility") }
  static var appTermination: CommandGroupPlacement { CommandGroupPlacement(_name: "appTermination") }
  static var newItem: CommandGroupPlacement { CommandGroupPlacement(_name: "newItem") }
  static var saveItem: CommandGroupPlacement { CommandGroupPlacement(_name: "saveItem") }
  static var importExport: CommandGroupPlacement { CommandGroupPlacement(_name: "importExport") }
  static var printItem: CommandGroupPlacement { CommandGroupPlacement(_name: "printItem") }
  static var undoRedo: CommandGroupPlacement { CommandGroupPlacement(_name: "undoRedo") }
  static var pasteboard: CommandGroupPlacement { CommandGroupPlacement(_name: "pasteboard") }
  static var textEditing: CommandGroupPlacement { CommandGroupPlacement(_name: "textEditing") }
  static var textFormatting: CommandGroupPlacement { CommandGroupPlacement(_name: "textFormatting") }
  static var toolbar: CommandGroupPlacement { CommandGroupPlacement(_name: "toolbar") }
  static var sidebar: CommandGroupPlacement { CommandGroupPlacement(_name: "sidebar") }
  static var windowSize: CommandGroupPlacement { CommandGroupPlacement(_name: "windowSize") }
  static var windowList: CommandGroupPlacement { CommandGroupPlacement(_name: "windowList") }
  static var singleWindowList: CommandGroupPlacement { CommandGroupPlacement(_name: "singleWindowList") }
  static var windowArrangement: CommandGroupPlacement { CommandGroupPlacement(_name: "windowArrangement") }
  static var help: CommandGroupPlacement { CommandGroupPlacement(_name: "help") }
}

struct EmptyCommands: Commands {
  typealias Body = Never
  init() {}
}

struct SidebarCommands: Commands {
  typealias Body = Never
  init() {}
}

struct ToolbarCommands: Commands {
  typealias Body = Never
  init() {}
}

struct InspectorCommands: Commands {
  typealias Body = Never
  init() {}
}

struct TextEditingCommands: Commands {
  typealias Body = Never
  init() {}
}

struct TextFormattingCommands: Commands {
  typealias Body = Never
  init() {}
}

struct ImportFromDevicesCommands: Commands {
  typealias Body = Never
  init() {}
}

extension Group: Commands {}

extension Divider: Commands {}

extension Scene {
  func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    _layer("commands", content())
  }
}

struct SettingsLink<Label: View>: View {
  let _label: Label
  typealias Body = Never
  init(@ViewBuilder label: () -> Label) { _label = label() }
}

extension SettingsLink where Label == Text {
  init() { _label = Text(verbatim: "Settings…") }
}

enum MoveCommandDirection: Hashable {
  case up
  case down
  case left
  case right
}

extension View {
  func onDeleteCommand(perform action: (() -> Void)?) -> some View { _style("onDeleteCommand", "") }
  func onExitCommand(perform action: (() -> Void)?) -> some View { _style("onExitCommand", "") }
  func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { _style("onMoveCommand", "") }
  func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { _style("onPlayPauseCommand", "") }
  func onCopyCommand<Item>(perform action: (() -> [Item])?) -> some View { _style("onCopyCommand", "") }
  func onCutCommand<Item>(perform action: (() -> [Item])?) -> some View { _style("onCutCommand", "") }
  func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { _style("copyable", "") }
  func pasteDestination<T>(
    for payloadType: T.Type, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { _style("pasteDestination", "") }
}
