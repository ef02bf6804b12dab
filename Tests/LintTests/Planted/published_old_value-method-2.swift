import Combine
import SwiftUI

final class Form1: ObservableObject {
  @Published var email = ""
  @Published var isValid = false
  private var bag: Set<AnyCancellable> = []
  init() {
    $email.sink { [weak self] _ in self?.validate() }.store(in: &bag)  // wrong
    $email.sink { [weak self] in self?.validate($0) }.store(in: &bag)  // right
  }
  private func validate() { isValid = email.contains("@") }  // wrong
  private func validate(_ email: String) { isValid = email.contains("@") }  // right
}
struct Form1View: View {
  @StateObject private var form = Form1()
  var body: some View {
    TextField("Mail", text: $form.email)
    Text(form.isValid ? "ok" : "no")
  }
}
