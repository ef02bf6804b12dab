// Input: modifiers that only change the look.

extension View {
  func keyboardType(_ type: UIKeyboardType) -> some View { _style("keyboardType", "") }
  func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> some View {
    _style("textInputAutocapitalization", "")
  }
  func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { _style("autocapitalization", "") }
  func disableAutocorrection(_ disable: Bool?) -> some View { _style("disableAutocorrection", "") }
  func autocorrectionDisabled(_ disable: Bool = true) -> some View { _style("autocorrectionDisabled", "") }
  func textContentType(_ type: UITextContentType?) -> some View { _style("textContentType", "") }
  func submitLabel(_ label: SubmitLabel) -> some View { _style("submitLabel", "") }
  func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _style("keyboardShortcut", "") }
  func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    _style("keyboardShortcut", "")
  }
  func allowsHitTesting(_ enabled: Bool) -> some View { _style("allowsHitTesting", "") }
  func contextMenu<V: View, P: View>(@ViewBuilder menuItems: () -> V, @ViewBuilder preview: () -> P) -> some View {
    _style("contextMenu", "")
  }
  func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { _style("hoverEffect", "") }
  func onHover(perform action: @escaping (Bool) -> Void) -> some View { _style("onHover", "") }
  func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View {
    _style("onLongPressGesture", "")
  }
  func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { _style("onLongPressGesture", "") }
  func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { _style("onOpenURL", "") }
  func dropDestination<T>(for type: T.Type, action: @escaping ([T], CGPoint) -> Bool) -> some View {
    _style("dropDestination", "")
  }
  func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { _style("draggable", "") }
  func focusable(_ isFocusable: Bool = true) -> some View { _style("focusable", "") }
  func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    _style("defaultFocus", "")
  }
  func searchCompletion(_ completion: String) -> some View { _style("searchCompletion", "") }
  func searchSuggestions<V: View>(@ViewBuilder _ suggestions: () -> V) -> some View { _style("searchSuggestions", "") }
}
