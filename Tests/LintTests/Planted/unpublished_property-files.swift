// file: Base.swift
import Combine

open class BaseModel: ObservableObject {
  var error: String?  // wrong
  @Published var error: String?  // right
}
// file: LoginModel.swift
import Combine

final class LoginModel: BaseModel {
  @Published var name = ""
  func logIn() { if name.isEmpty { error = "no name" } }
}
// file: LoginView.swift
import SwiftUI

struct LoginView: View {
  @StateObject private var model = LoginModel()
  var body: some View {
    TextField("Name", text: $model.name)
    if let error = model.error { Text(error) }
    Button("Log in", action: model.logIn)
  }
}
