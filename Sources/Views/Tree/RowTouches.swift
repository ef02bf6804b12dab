import Machine

/// Actions of a person on rows and lists.
extension ViewHierarchy {
  func rows(of edit: any EditableRows, _ kind: ControlKind) -> [Touch] {
    let canDo = kind == .movable ? edit.canMove : [.deletable, .swipeable].contains(kind) && edit.canDelete
    guard canDo else { return [] }
    return edit.rows.enumerated().compactMap { index, row in
      // A row with its own swipe actions is not deleted by a swipe.
      if kind == .swipeable, hasSwipeActions(row) { return nil }
      var touch = Touch(row: row) { [runtime] in try edit.delete(index, runtime.machine) }
      touch.row = (edit, index)
      if kind == .swipeable { touch.actions = [Touch("Delete", act: touch.act)] }
      return touch
    }
  }

  private func hasSwipeActions(_ site: any Site) -> Bool {
    if let layer = site as? LayerSite, !swipes(of: layer).isEmpty { return true }
    return site.parts.contains { hasSwipeActions($0) }
  }

  func swipes(of layer: LayerSite) -> [Touch] {
    guard layer.name.hasPrefix("swipeActions") else { return [] }
    // The innermost of several represents all of them, including those of the other edge.
    if let inner = layer.content as? LayerSite, inner.name.hasPrefix("swipeActions") { return [] }
    var actions: [Touch] = []
    var outer: LayerSite? = layer
    while let one = outer, one.name.hasPrefix("swipeActions") {
      func collect(_ site: any Site) {
        actions += touches(of: site, .button)
        for part in site.parts { collect(part) }
      }
      collect(one.layer)
      outer = one.outerLayer
    }
    guard let first = actions.first else { return [] }
    var touch = Touch(row: layer.content) { try first.act() }
    touch.actions = actions
    return [touch]
  }

  func refreshes(of site: PrimitiveSite) -> [Touch] {
    guard ["List", "ScrollView", "Form"].contains(site.type.name), let environment = site.environment,
      let action = try? runtime.refreshing(in: environment)
    else { return [] }
    return [Touch(site.type.name) { [runtime] in _ = try runtime.machine.call(closure: action) }]
  }
}
