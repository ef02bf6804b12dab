// Modifiers that only change how a view looks, is laid out or described: the outline shows their names.

@layout(Views) struct _StyleModifier: ViewModifier {
  let _name: String
  let _detail: String
}

extension View {
  func _style(_ name: String, _ detail: String) -> ModifiedContent<Self, _StyleModifier> {
    modifier(_StyleModifier(_name: name, _detail: detail))
  }
}
