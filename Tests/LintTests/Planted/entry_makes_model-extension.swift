import SwiftUI

@Observable final class Toasts {
  var messages: [String] = []
}

private struct ToastsKey: EnvironmentKey {
  static var defaultValue: Toasts { Toasts() }  // wrong
  static let defaultValue = Toasts()  // right
}

extension EnvironmentValues {
  var toasts: Toasts {
    get { self[ToastsKey.self] }
    set { self[ToastsKey.self] = newValue }
  }
}

struct ToastList: View {
  @Environment(\.toasts) private var toasts
  var body: some View {
    VStack {
      Text("\(toasts.messages.count)")
      Button("Add") { toasts.messages.append("Hi") }
    }
  }
}
