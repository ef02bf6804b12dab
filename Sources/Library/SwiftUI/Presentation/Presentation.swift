// Sheets and covers: content that exists while a binding is true.

@layout(Views) struct _PresentationModifier<Content: View>: ViewModifier {
  let _name: String
  let _isPresented: Binding<Bool>
  let _content: () -> Content
  let _dismissed: (() -> Void)?
  let _prepare: (inout EnvironmentValues) -> Void
}

extension View {
  func _presentation<Content: View>(
    _ name: String, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier<Content>> {
    modifier(
      _PresentationModifier(
        _name: name, _isPresented: isPresented, _content: content, _dismissed: onDismiss,
        _prepare: {
          $0.dismiss = DismissAction(_dismiss: { isPresented.wrappedValue = false })
          $0.isPresented = true
          $0.presentationMode = .constant(
            PresentationMode(isPresented: true, _dismiss: { isPresented.wrappedValue = false }))
        }))
  }
  func _presentation<Item: Identifiable, Content: View>(
    _ name: String, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
  ) -> some View {
    _presentation(
      name, isPresented: Binding<Bool>(_location: _presence(item._location, Item?.self)), onDismiss: onDismiss
    ) {
      _itemContent(_peek(item._location), content)
    }
  }
  func _itemContent<Item: Identifiable, Content: View>(
    _ item: Item?, _ content: (Item) -> Content
  ) -> some View {
    item.map { content($0).id($0.id) }
  }
}

extension View {
  func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    _presentation("sheet", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }
  func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _presentation("sheet", item: item, onDismiss: onDismiss, content: content)
  }
  func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    _presentation("fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }
  func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _presentation("fullScreenCover", item: item, onDismiss: onDismiss, content: content)
  }
  func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = PopoverAttachmentAnchor(),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    _presentation("popover", isPresented: isPresented, content: content)
  }
  func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = PopoverAttachmentAnchor(),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    _presentation("popover", item: item, onDismiss: nil, content: content)
  }
  func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
    _presentation("inspector", isPresented: isPresented, content: content)
  }
}

struct PresentationDetent: Hashable {
  let _name: String
  static var medium: PresentationDetent { PresentationDetent(_name: "medium") }
  static var large: PresentationDetent { PresentationDetent(_name: "large") }
  static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(_name: "height \(height)") }
  static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(_name: "fraction \(fraction)") }
}
