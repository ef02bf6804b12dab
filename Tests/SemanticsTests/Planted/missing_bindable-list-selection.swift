import SwiftUI
@Observable final class SidebarModel { var items = ["a", "b"]; var selection: String? }
struct SidebarView: View {
  @Environment(SidebarModel.self) private var model
  var body: some View {
    @Bindable var model = model  // right
    List(model.items, id: \.self, selection: $model.selection) { Text($0) }
  }
}
