import SwiftUI
final class Box2<T> { var value: T; init(_ value: T) { self.value = value } }  // wrong
@Observable final class Box2<T> { var value: T; init(_ value: T) { self.value = value } }  // right
struct BoxView: View {
  @State private var box = Box2(0)
  var body: some View { Text("\(box.value)"); Button("Inc") { box.value += 1 } }
}
:mount BoxView()
:tap Inc
