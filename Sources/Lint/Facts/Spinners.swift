import SwiftSyntax

extension RuleWalk {
  /// True if an expression only shows that work is in progress, and has no state to lose: a spinner, alone or beside
  /// texts. A new identity is the usual way to make a spinner in a row start to turn again.
  func isSpinner(_ views: ExprSyntax, depth: Int = 0) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(views)
    guard depth < 4 else { return false }
    var isTurning = false
    for call in finder.calls {
      guard let name = call.calleeName else { return false }
      if name == "ProgressView" {
        isTurning = true
      } else if name.first?.isUppercase != true {
        guard call.calledExpression.is(MemberAccessExprSyntax.self), !Self.starting.contains(name) else { return false }
      } else if let view = module.type(named: module.meaning(of: name, at: call)), module.isView(view) {
        guard isSpinner(view, depth: depth + 1) else { return false }
        isTurning = true
      } else if module.declares(name) || Self.stateful.contains(name) {
        return false
      }
    }
    return isTurning
  }

  private func isSpinner(_ view: DeclaredType, depth: Int) -> Bool {
    guard view.properties.allSatisfy({ $0.attributes.isEmpty || $0.wrapper == "Environment" }),
      let body = view.property("body")?.getter, case .expr(let expression)? = body.first?.item, body.count == 1
    else { return false }
    return isSpinner(expression, depth: depth)
  }

  /// Modifiers that start again with each new identity.
  static let starting: Set<String> = [
    "onAppear", "onDisappear", "task", "onReceive", "animation", "transition", "matchedGeometryEffect", "phaseAnimator",
    "sheet", "popover", "fullScreenCover", "alert", "confirmationDialog", "focused", "searchable",
  ]

  /// Views of SwiftUI with state of their own: a position, a selection, edited text.
  static let stateful: Set<String> = [
    "List", "ScrollView", "Form", "Table", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Slider",
    "Stepper", "DatePicker", "ColorPicker", "TabView", "NavigationStack", "NavigationView", "NavigationSplitView",
    "DisclosureGroup", "OutlineGroup", "Menu", "AsyncImage", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
    "ForEach", "Button", "NavigationLink", "Map", "VideoPlayer", "Chart", "AnyView", "Group",
  ]
}
