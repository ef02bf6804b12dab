// Keys, pointers, and drag and drop. There are no keyboard shortcuts and no pointer here.

struct KeyPress {
  let key: KeyEquivalent
  let characters: String
  let modifiers: EventModifiers
  let phase: Phases
  enum Result: Hashable {
    case handled
    case ignored
  }
  struct Phases: OptionSet {
    let rawValue: Int
    static var down: Phases { Phases(rawValue: 1) }
    static var `repeat`: Phases { Phases(rawValue: 2) }
    static var up: Phases { Phases(rawValue: 4) }
    static var all: Phases { Phases(rawValue: 7) }
  }
}

enum HoverPhase: Equatable {
  case active(CGPoint)
  case ended
}

extension KeyEquivalent {
  static var upArrow: KeyEquivalent { KeyEquivalent("\u{F700}") }
  static var downArrow: KeyEquivalent { KeyEquivalent("\u{F701}") }
  static var leftArrow: KeyEquivalent { KeyEquivalent("\u{F702}") }
  static var rightArrow: KeyEquivalent { KeyEquivalent("\u{F703}") }
  static var deleteForward: KeyEquivalent { KeyEquivalent("\u{F728}") }
  static var home: KeyEquivalent { KeyEquivalent("\u{F729}") }
  static var end: KeyEquivalent { KeyEquivalent("\u{F72B}") }
  static var pageUp: KeyEquivalent { KeyEquivalent("\u{F72C}") }
  static var pageDown: KeyEquivalent { KeyEquivalent("\u{F72D}") }
  static var clear: KeyEquivalent { KeyEquivalent("\u{F739}") }
}

extension EventModifiers {
  static var capsLock: EventModifiers { EventModifiers(rawValue: 16) }
  static var numericPad: EventModifiers { EventModifiers(rawValue: 32) }
  static var all: EventModifiers { EventModifiers(rawValue: 63) }
}

extension KeyboardShortcut {
  struct Localization {
    static var automatic: Localization { Localization() }
    static var custom: Localization { Localization() }
    static var withoutMirroring: Localization { Localization() }
  }
}

struct GestureMask: OptionSet {
  let rawValue: Int
  static var none: GestureMask { GestureMask(rawValue: 0) }
  static var gesture: GestureMask { GestureMask(rawValue: 1) }
  static var subviews: GestureMask { GestureMask(rawValue: 2) }
  static var all: GestureMask { GestureMask(rawValue: 3) }
}

extension View {
  func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    _style("onKeyPress", "")
  }
  func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { _style("onKeyPress", "") }
  func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { _style("onKeyPress", "") }
  func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { _style("onKeyPress", "") }
  func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { _style("onKeyPress", "") }
  func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { _style("keyboardShortcut", "") }
  func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { _style("keyboardShortcut", "") }
  func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { _style("onModifierKeysChanged", "") }
  func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { _style("onContinuousHover", "") }
  func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { _style("hoverEffect", "") }
  func hoverEffectDisabled(_ disabled: Bool = true) -> some View { _style("hoverEffectDisabled", "") }
  func defaultHoverEffect(_ effect: HoverEffect?) -> some View { _style("defaultHoverEffect", "") }
  func pointerStyle(_ style: PointerStyle?) -> some View { _style("pointerStyle", "") }
  func pointerVisibility(_ visibility: Visibility) -> some View { _style("pointerVisibility", "") }
  func defersSystemGestures(on edges: Edge.Set) -> some View { _style("defersSystemGestures", "") }
  func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: @escaping (Bool) -> Void
  ) -> some View { _style("onLongPressGesture", "") }
  func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View { _TapTarget(_action: { action(.zero) }, _content: self) }
  func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    _TapTarget(_action: mask.contains(.gesture) ? gesture._tap : nil, _content: self)
  }
  func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    _TapTarget(_action: mask.contains(.gesture) ? gesture._tap : nil, _content: self)
  }
  func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    _TapTarget(_action: mask.contains(.gesture) ? gesture._tap : nil, _content: self)
  }
  func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { _style("springLoadingBehavior", "") }
  func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    _style("handGestureShortcut", "")
  }
}

struct PointerStyle: Hashable {
  let _name: String
  static var `default`: PointerStyle { PointerStyle(_name: "default") }
  static var link: PointerStyle { PointerStyle(_name: "link") }
  static var horizontalText: PointerStyle { PointerStyle(_name: "horizontalText") }
  static var verticalText: PointerStyle { PointerStyle(_name: "verticalText") }
  static var grabIdle: PointerStyle { PointerStyle(_name: "grabIdle") }
  static var grabActive: PointerStyle { PointerStyle(_name: "grabActive") }
  static var rectSelection: PointerStyle { PointerStyle(_name: "rectSelection") }
  static var columnResize: PointerStyle { PointerStyle(_name: "columnResize") }
  static var rowResize: PointerStyle { PointerStyle(_name: "rowResize") }
  static var zoomIn: PointerStyle { PointerStyle(_name: "zoomIn") }
  static var zoomOut: PointerStyle { PointerStyle(_name: "zoomOut") }
}

enum SpringLoadingBehavior: Hashable {
  case automatic
  case enabled
  case disabled
}

enum HandGestureShortcut: Hashable {
  case primaryAction
}

enum DropOperation: Hashable {
  case cancel
  case forbidden
  case copy
  case move
  case alias
  case delete
}

struct DropProposal {
  let operation: DropOperation
  init(operation: DropOperation) { self.operation = operation }
  init(withinApplication: DropOperation, outsideApplication: DropOperation) { operation = withinApplication }
}

struct DropInfo {
  var location: CGPoint { .zero }
  func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
}

protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  func validateDrop(info: DropInfo) -> Bool { true }
  func dropEntered(info: DropInfo) {}
  func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  func dropExited(info: DropInfo) {}
}

extension View {
  func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { _style("draggable", "") }
  func dropDestination<T>(
    for type: T.Type, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void
  ) -> some View { _style("dropDestination", "") }
  func onDrag<Item>(_ data: @escaping () -> Item) -> some View { _style("onDrag", "") }
  func onDrag<Item, V: View>(_ data: @escaping () -> Item, @ViewBuilder preview: () -> V) -> some View {
    _style("onDrag", "")
  }
  func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { _style("onDrop", "") }
  func onDrop<Provider>(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([Provider]) -> Bool
  ) -> some View { _style("onDrop", "") }
  func onDrop<Provider>(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([Provider], CGPoint) -> Bool
  ) -> some View { _style("onDrop", "") }
  func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { _style("contextMenu", "") }
  func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    _style("menuActionDismissBehavior", "")
  }
  func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { _style("buttonRepeatBehavior", "") }
  func buttonSizing(_ sizing: ButtonSizing) -> some View { _style("buttonSizing", "") }
  func selectionDisabled(_ isDisabled: Bool = true) -> some View { _style("selectionDisabled", "") }
  func typeSelectEquivalent(_ text: String?) -> some View { _style("typeSelectEquivalent", "") }
  func onContinueUserActivity<Activity>(_ type: String, perform action: @escaping (Activity) -> Void) -> some View {
    _style("onContinueUserActivity", "")
  }
  func userActivity<Activity>(
    _ type: String, isActive: Bool = true, _ update: @escaping (Activity) -> Void
  ) -> some View { _style("userActivity", "") }
}

enum MenuActionDismissBehavior: Hashable {
  case automatic
  case enabled
  case disabled
}

enum ButtonRepeatBehavior: Hashable {
  case automatic
  case enabled
  case disabled
}

enum ButtonSizing: Hashable {
  case automatic
  case flexible
  case fitted
}
