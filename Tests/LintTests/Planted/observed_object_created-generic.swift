import SwiftUI
final class ListVM<Item>: ObservableObject { @Published var items: [Item] = [] }
struct Names: View {
  @ObservedObject var vm = ListVM<String>()  // wrong
  @StateObject var vm = ListVM<String>()  // right
  var body: some View { List(vm.items, id: \.self) { Text($0) } }
}
