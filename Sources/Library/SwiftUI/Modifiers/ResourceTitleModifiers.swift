// Modifiers whose titles are resources.

extension View {
  @_disfavoredOverload func alert<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { alert(title._title, isPresented: isPresented, actions: actions) }
  @_disfavoredOverload func alert<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { alert(title._title, isPresented: isPresented, actions: actions, message: message) }
  @_disfavoredOverload func alert<Actions: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View { alert(title._title, isPresented: isPresented, presenting: data, actions: actions) }
  @_disfavoredOverload func alert<Actions: View, Message: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View { alert(title._title, isPresented: isPresented, presenting: data, actions: actions, message: message) }
  @_disfavoredOverload func confirmationDialog<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(title._title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
  @_disfavoredOverload func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      title._title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }
  @_disfavoredOverload func confirmationDialog<Actions: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) -> some View {
    confirmationDialog(
      title._title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }
  @_disfavoredOverload func confirmationDialog<Actions: View, Message: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View {
    confirmationDialog(
      title._title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }
  @_disfavoredOverload func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(title._title)
  }
  @_disfavoredOverload func navigationSubtitle(_ title: LocalizedStringResource) -> some View {
    navigationSubtitle(title._title)
  }
  @_disfavoredOverload func badge(_ label: LocalizedStringResource) -> some View { badge(label._title) }
  @_disfavoredOverload func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(label._title)
  }
  @_disfavoredOverload func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(value._title)
  }
  @_disfavoredOverload func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(hint._title)
  }
  @_disfavoredOverload func help(_ text: LocalizedStringResource) -> some View { help(text._title) }
}
