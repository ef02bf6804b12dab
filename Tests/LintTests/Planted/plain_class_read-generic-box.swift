import SwiftUI

final class Ref<Value> {  // wrong
@Observable final class Ref<Value> {  // right
  var value: Value
  init(_ value: Value) { self.value = value }
}

struct Toggler: View {
  @State private var flag = Ref(false)
  var body: some View {
    Text(flag.value ? "on" : "off")
    Button("Flip") { flag.value.toggle() }
  }
}
