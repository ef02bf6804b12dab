import SwiftUI

@Observable class Form1 {
  var name = ""
}

struct FormView: View {
  @Bindable private var form: Form1 = .init()  // wrong
  @State private var form: Form1 = .init()  // right
  var body: some View { TextField("Name", text: $form.name) }
}
