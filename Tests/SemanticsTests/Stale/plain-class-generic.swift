import SwiftUI
class Box<T> { var value: T; init(_ value: T) { self.value = value } }  // wrong
@Observable class Box<T> { var value: T; init(_ value: T) { self.value = value } }  // right
struct BoxView: View {
  let box: Box<Int>
  var body: some View { Text("\(box.value)") }
}
let box = Box(1)
:mount BoxView(box: box)
box.value = 2
