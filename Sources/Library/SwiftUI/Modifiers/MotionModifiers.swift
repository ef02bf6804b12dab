// Motion and feedback: modifiers that only change the look.

extension View {
  func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { _style("animation", "") }
  func animation(_ animation: Animation?) -> some View { _style("animation", "") }
  func transition(_ transition: AnyTransition) -> some View {
    _style(transition._isIdentity ? "transition(.identity)" : "transition", "")
  }
  func contentTransition(_ transition: ContentTransition) -> some View { _style("contentTransition", "") }
  func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { _style("matchedGeometryEffect", "") }
  func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    _style("matchedTransitionSource", "")
  }
  func navigationTransition(_ transition: some NavigationTransition) -> some View { _style("navigationTransition", "") }
  func geometryGroup() -> some View { _style("geometryGroup", "") }
  func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    _style("sensoryFeedback", "")
  }
  func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool)
    -> some View
  { _style("sensoryFeedback", "") }
  func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View {
    _style("sensoryFeedback", "")
  }
}
