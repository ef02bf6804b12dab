import SwiftUI

struct CodeField: View {
  @State private var code = ""
  @State private var tries = 0
  var body: some View {
    TextField("Code", text: $code)
      .onChange(of: tries) { check() }
    Button("Try") { tries += 1 }
  }
  private func check() {
    tries += 1  // wrong
    code = ""
  }
}
