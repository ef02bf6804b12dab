import SwiftUI
class Progress1 { var value = 0 }  // wrong
@Observable class Progress1 { var value = 0 }  // right
struct Bar: View {
  let read: () -> Int
  var body: some View { Text("\(read())") }
}
let progress = Progress1()
:mount Bar(read: { progress.value })
progress.value = 10
