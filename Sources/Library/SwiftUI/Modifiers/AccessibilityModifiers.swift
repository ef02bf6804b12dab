// Assistive technology and previews: modifiers that only change the look.

extension View {
  func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    _style("accessibilityElement", "")
  }
  func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  func accessibility(value: Text) -> some View { accessibilityValue(value) }
  func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
  func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
  func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  func accessibilityHidden(_ hidden: Bool) -> some View { _style("accessibilityHidden", "") }
  func accessibilityIdentifier(_ identifier: String) -> some View { _style("accessibilityIdentifier", "") }
  func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { _style("accessibilityAddTraits", "") }
  func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { _style("accessibilityRemoveTraits", "") }
  func accessibilitySortPriority(_ priority: Double) -> some View { _style("accessibilitySortPriority", "") }
  func accessibilityAction(_ handler: @escaping () -> Void) -> some View { _style("accessibilityAction", "") }
  func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    _style("accessibilityAction", "")
  }
  func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
    _style("accessibilityAdjustableAction", "")
  }
  func accessibilityValue(_ value: Text) -> some View { _style("accessibilityValue", "") }
  func accessibilityHint(_ hint: Text) -> some View { _style("accessibilityHint", "") }
  func help(_ text: Text) -> some View { _style("help", "") }
  func previewDisplayName(_ value: String?) -> some View { _style("previewDisplayName", "") }
  func previewLayout(_ layout: PreviewLayout) -> some View { _style("previewLayout", "") }
  func previewDevice(_ value: PreviewDevice?) -> some View { _style("previewDevice", "") }
  func privacySensitive(_ sensitive: Bool = true) -> some View { _style("privacySensitive", "") }
  func accessibilityValue(_ value: LocalizedStringKey) -> some View { _style("accessibilityValue", "") }
  func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { _style("accessibilityValue", "") }
  func accessibilityHint(_ hint: LocalizedStringKey) -> some View { _style("accessibilityHint", "") }
  func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { _style("accessibilityHint", "") }
  func help(_ text: LocalizedStringKey) -> some View { _style("help", "") }
  func help<S: StringProtocol>(_ text: S) -> some View { _style("help", "") }
}
