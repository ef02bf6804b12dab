import SwiftUI
struct Wrapper { let box = Box() }
final class Box { var value = 0 }  // wrong
@Observable final class Box { var value = 0 }  // right
struct V: View {
  @State private var wrapper = Wrapper()
  var body: some View {
    Text("\(wrapper.box.value)")
    Button("Add") { wrapper.box.value += 1 }
  }
}
