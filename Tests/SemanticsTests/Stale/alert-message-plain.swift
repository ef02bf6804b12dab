import SwiftUI
class Errors { var last = "none" }  // wrong
@Observable class Errors { var last = "none" }  // right
struct ErrorsView: View {
  let errors: Errors
  var body: some View { VStack { label } }
  private var label: some View { Text("last: \(errors.last)") }
}
let errors = Errors()
:mount ErrorsView(errors: errors)
errors.last = "timeout"
